package studies

import (
	"math"
	"strconv"
	"strings"
)

// Decimal is a grade as people write it, with a point: 72.5, 100, 0.
func (p Points) Decimal() string {
	text := strconv.Itoa(int(p) / 100)
	if rest := int(p) % 100; rest != 0 {
		text += "." + strings.TrimRight(strconv.Itoa(100 + rest)[1:], "0")
	}
	return text
}

// ParsePoints reads a grade as people and spreadsheets write it: with a point or
// a comma, and at most two decimals. The code of a text says what is wrong.
// Spreadsheets keep 72.35 as 72.349999999999994: so many decimals are no
// one's, and are rounded to what was typed.
func ParsePoints(text string) (p Points, code string) {
	text = strings.ReplaceAll(strings.TrimSpace(text), ",", ".")
	whole, decimals, _ := strings.Cut(text, ".")
	if whole == "" || strings.Trim(whole+decimals, "0123456789") != "" || len(text) > 24 {
		return 0, "grade.not_a_grade"
	}
	const drift = 10 // decimals from which on they are the spreadsheet's
	decimals = strings.TrimRight(decimals, "0")
	if len(decimals) > 2 && len(decimals) < drift {
		return 0, "grade.decimals"
	}
	value, err := strconv.ParseFloat(text, 64)
	switch hundredths := math.Round(value * 100); {
	case err != nil:
		return 0, "grade.not_a_grade"
	case math.Abs(value*100-hundredths) > 1e-6:
		return 0, "grade.decimals"
	case hundredths > float64(MaxPoints):
		return 0, "grade.range"
	default:
		return Points(hundredths), ""
	}
}
