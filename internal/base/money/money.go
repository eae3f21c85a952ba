// Package money knows currencies. Amounts are whole numbers of a currency's
// smallest unit everywhere; only what people read has decimals.
package money

import (
	"strconv"
	"strings"

	"golang.org/x/text/currency"
)

// IsCurrency reports whether a code is one of ISO 4217.
func IsCurrency(code string) bool {
	_, err := currency.ParseISO(code)
	return err == nil
}

// Decimals returns how many decimals amounts of a currency have: 2 for EUR,
// none for XOF. A currency that does not exist has none.
func Decimals(code string) int {
	unit, err := currency.ParseISO(code)
	if err != nil {
		return 0
	}
	scale, _ := currency.Standard.Rounding(unit)
	return scale
}

// Decimal writes an amount as a plain decimal number with a point, for
// spreadsheets and other programs.
func Decimal(amount int64, code string) string {
	decimals := Decimals(code)
	sign := ""
	if amount < 0 {
		sign, amount = "-", -amount
	}
	digits := strconv.FormatInt(amount, 10)
	if decimals == 0 {
		return sign + digits
	}
	if missing := decimals + 1 - len(digits); missing > 0 {
		digits = strings.Repeat("0", missing) + digits
	}
	point := len(digits) - decimals
	return sign + digits[:point] + "." + digits[point:]
}

// Say writes an amount as people of a language read it, with its currency: a
// space that does not break between thousands, and a comma but in English.
func Say(amount int64, code, language string) string {
	whole, rest, broken := strings.Cut(Decimal(amount, code), ".")
	said := group(whole)
	if broken {
		sign := ","
		if language == "en" {
			sign = "."
		}
		said += sign + rest
	}
	return said + space + code
}

const space = "\u00a0"

// group sets a space before every three digits from the end.
func group(digits string) string {
	for at := len(digits) - 3; at > 0 && digits[at-1] != '-'; at -= 3 {
		digits = digits[:at] + space + digits[at:]
	}
	return digits
}
