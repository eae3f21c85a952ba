package finance

import (
	"math/big"
	"strings"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
)

// Cash is the kind of account that is counted.
const Cash = "cash"

// Account is where money lies.
type Account struct {
	ID         string     `json:"id"`
	Version    int64      `json:"version"`
	CampusID   string     `json:"campus_id"`
	CampusName string     `json:"campus_name"`
	Kind       string     `json:"kind" enum:"cash,bank,mobile,card"`
	Currency   string     `json:"currency"`
	Balance    int64      `json:"balance" doc:"The sum of its movements until the day."`
	On         clock.Date `json:"on" format:"date" doc:"The day of the balance, with all that happened on it."`
	Archived   bool       `json:"archived"`
	CreatedAt  clock.Time `json:"created_at" format:"date-time"`
	UpdatedAt  clock.Time `json:"updated_at" format:"date-time"`
	MayEdit    bool       `json:"may_edit"`
	AccountFields
}

// AccountFields is what of an account people may change.
type AccountFields struct {
	Name   string `json:"name" minLength:"1" maxLength:"80"`
	IBAN   string `json:"iban" maxLength:"50" doc:"Checked; empty where it has none."`
	BIC    string `json:"bic" maxLength:"11" pattern:"^([A-Z0-9]{8}([A-Z0-9]{3})?)?$"`
	Holder string `json:"holder" maxLength:"120" doc:"In whose name it is."`
}

// clean takes out what nobody typed on purpose.
func (f AccountFields) clean() AccountFields {
	f.Name, f.Holder = strings.TrimSpace(f.Name), strings.TrimSpace(f.Holder)
	f.IBAN = strings.ToUpper(strings.Join(strings.Fields(f.IBAN), ""))
	return f
}

// Check returns what is wrong beyond what the tags tell.
func (f AccountFields) Check() error {
	var wrong fault.List
	clean := f.clean()
	wrong.Add(clean.Name == "", "name", "field.required", nil)
	wrong.Add(clean.IBAN != "" && !IsIBAN(clean.IBAN), "iban", "finance.iban_wrong", nil)
	return wrong.Err()
}

func (f AccountFields) sortName() string { return db.Fold(f.Name) }

// searchText is what an account is found by.
func (f AccountFields) searchText() string { return db.SearchText(f.Name, f.IBAN, f.BIC, f.Holder) }

// IsIBAN reports whether an account number, without spaces, is one by its check
// digits: with its first four letters last and every letter as a number, it leaves
// 1 when divided by 97.
func IsIBAN(iban string) bool {
	if len(iban) < 15 || len(iban) > 34 {
		return false
	}
	var digits strings.Builder
	for i, r := range iban[4:] + iban[:4] {
		letter := r >= 'A' && r <= 'Z'
		switch at := (i + 4) % len(iban); {
		case r >= '0' && r <= '9' && at > 1:
			digits.WriteRune(r)
		case letter && at != 2 && at != 3:
			digits.WriteString(big.NewInt(int64(r - 'A' + 10)).String())
		default:
			return false // a country of two letters, then two digits
		}
	}
	number, ok := new(big.Int).SetString(digits.String(), 10)
	return ok && new(big.Int).Mod(number, big.NewInt(97)).Int64() == 1
}

// seenBy fills in what depends on the caller.
func (c Account) seenBy(in access.Scope) Account {
	c.MayEdit = in.Under(keepBooks).CoversCampus(c.CampusID)
	return c
}

// Movement is what a transaction did to an account, and what was on it then.
type Movement struct {
	ID            string     `json:"id"`
	TransactionID string     `json:"transaction_id"`
	Kind          string     `json:"kind" enum:"opening,income,expense,transfer,refund,credit,reversal"`
	Day           clock.Date `json:"day" format:"date"`
	Amount        int64      `json:"amount"`
	Balance       int64      `json:"balance" doc:"What was on the account after it."`
	Way           string     `json:"way"`
	Reference     string     `json:"reference"`
	PayerName     string     `json:"payer_name"`
	Category      string     `json:"category"`
	Memo          string     `json:"memo"`
	Receipt       string     `json:"receipt"`
	Reconciled    bool       `json:"reconciled" doc:"It was found on the bank's statement."`
	Closed        bool       `json:"closed" doc:"It is in a week-end that was closed."`
}
