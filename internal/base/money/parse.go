package money

import "strings"

// Parse reads an amount with a point or a comma before its decimals, and any of
// the usual signs between thousands, without losing a unit. Of an amount beyond
// most, either way, it reports that it is none.
func Parse(said, currency string, most int64) (int64, bool) {
	negative := strings.HasPrefix(said, "-") || strings.HasPrefix(said, "−") || strings.HasPrefix(said, "(") && strings.HasSuffix(said, ")")
	said = strings.Trim(said, "-−+() ")
	said = strings.NewReplacer(" ", "", "\u00a0", "", "\u202f", "", "'", "", "’", "", "€", "", currency, "").Replace(said)
	decimals := Decimals(currency)
	whole, rest := said, ""
	// The last sign is before the decimals, unless it stands before three digits.
	if at := strings.LastIndexAny(said, ".,"); at >= 0 && (len(said)-at-1 != 3 || decimals == 3 || strings.Count(said, said[at:at+1]) == 1 && strings.ContainsAny(said[:at], ".,")) {
		whole, rest = said[:at], said[at+1:]
	}
	whole = strings.NewReplacer(".", "", ",", "").Replace(whole)
	rest = strings.TrimRight(rest, "0")
	if len(rest) > decimals || whole == "" && rest == "" || len(whole) > 13 {
		return 0, false
	}
	var amount int64
	for _, r := range whole + rest + strings.Repeat("0", decimals-len(rest)) {
		if r < '0' || r > '9' {
			return 0, false
		}
		amount = amount*10 + int64(r-'0')
	}
	if negative {
		amount = -amount
	}
	return amount, amount >= -most && amount <= most
}
