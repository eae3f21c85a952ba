package finance_test

import (
	"math/big"
	"net/http"
	"testing"

	"pgregory.net/rapid"

	"myspace/internal/base/longtest"
	"myspace/internal/school/finance"
)

// most is the largest amount that is entered at once.
const most = 1_000_000_000_000

func sum(all []int64) (n int64) {
	for _, one := range all {
		n += one
	}
	return n
}

// TestNothingIsLostOfLargeAmounts: amounts up to 10¹² are divided to the last unit,
// though their products fit into no word.
func TestNothingIsLostOfLargeAmounts(t *testing.T) {
	amount := rapid.OneOf(rapid.Int64Range(0, most), rapid.Int64Range(most-3, most), rapid.Int64Range(0, 3))
	longtest.Check(t, func(r *rapid.T) {
		whole := rapid.Int64Range(1, 12*most).Draw(r, "whole")
		one, share := amount.Draw(r, "amount"), rapid.Int64Range(0, whole).Draw(r, "share")
		exact := new(big.Int).Mul(big.NewInt(one), big.NewInt(share))
		if got := finance.Portion(one, share, whole); exact.Div(exact, big.NewInt(whole)).Int64() != got {
			r.Fatalf("%d of %d of %d is %s, not %d", share, whole, one, exact, got)
		}
		amounts := rapid.SliceOfN(amount, 1, 12).Draw(r, "amounts")
		shares := rapid.SliceOfN(rapid.Custom(func(r *rapid.T) finance.Share {
			kind := rapid.SampledFrom([]string{"percent", "amount"}).Draw(r, "kind")
			return finance.Share{Kind: kind, Value: rapid.Int64Range(1, map[string]int64{"percent": 10_000, "amount": most}[kind]).Draw(r, "value")}
		}), 0, 3).Draw(r, "shares")
		for i, pieces := range finance.Split(amounts, shares) {
			if len(pieces) != len(shares)+1 || sum(pieces) != amounts[i] {
				r.Fatalf("%d is divided into %v", amounts[i], pieces)
			}
			for _, piece := range pieces {
				if piece < 0 {
					r.Fatalf("%d is divided into %v", amounts[i], pieces)
				}
			}
		}
	})
}

// TestDebtsArePlannedAnewToTheLastUnit: no installment and no debt loses or gains any.
func TestDebtsArePlannedAnewToTheLastUnit(t *testing.T) {
	longtest.Check(t, func(r *rapid.T) {
		amounts := rapid.SliceOfN(rapid.Int64Range(0, most), 1, 8).Draw(r, "amounts")
		left := sum(amounts)
		var debts []int64
		for range rapid.IntRange(0, 4).Draw(r, "debts") {
			one := rapid.Int64Range(0, left).Draw(r, "debt")
			debts, left = append(debts, one), left-one
		}
		debts = append(debts, left)
		given := make([]int64, len(debts))
		for i, pieces := range finance.Apportion(amounts, debts) {
			if sum(pieces) != amounts[i] {
				r.Fatalf("%d becomes %v", amounts[i], pieces)
			}
			for j, piece := range pieces {
				if given[j] += piece; piece < 0 {
					r.Fatalf("%d becomes %v", amounts[i], pieces)
				}
			}
		}
		for j, debt := range debts {
			if given[j] != debt {
				r.Fatalf("of %d is planned %d", debt, given[j])
			}
		}
	})
}

func TestTheLargestAmountIsEnteredAndNoMore(t *testing.T) {
	s := newSchool(t)
	s.enroll(t, "s0", 1000, 1, 0)
	for range 2 {
		s.pay(t, "s0", most)
	}
	s.Call(t, "POST", "/api/transactions/payments", s.payment("s0", most+1)).Is(http.StatusUnprocessableEntity)
	if got := s.balance(t, "cash-paris"); got != 2*most {
		t.Errorf("%d in the till", got)
	}
	if got := s.payer(t, "s0").Credit; len(got) != 1 || got[0].Amount != 2*most-1000 {
		t.Errorf("credit %v", got)
	}
}
