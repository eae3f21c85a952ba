package academic_test

import (
	"encoding/json"
	"flag"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"myspace/internal/base/clock"
	"myspace/internal/base/longtest"
	"myspace/internal/school/academic"
)

var update = flag.Bool("update", false, "write the vectors anew")

// vector is terms and what they come to. The browser's tests read the same file.
type vector struct {
	Terms          academic.Terms         `json:"terms"`
	Total          int64                  `json:"total"`
	MonthlyPayment int64                  `json:"monthly_payment"`
	Schedule       []academic.Installment `json:"schedule"`
}

const vectorFile = "testdata/installments.json"

func TestSchedulesOfRandomTermsAddUp(t *testing.T) {
	random := rand.New(rand.NewPCG(2026, 11))
	for range longtest.Times(100_000, 1_000_000) {
		terms := randomTerms(random)
		sum, low, high := int64(0), int64(1<<62), int64(0)
		schedule := terms.Schedule()
		for i, one := range schedule {
			sum, low, high = sum+one.Amount, min(low, one.Amount), max(high, one.Amount)
			if i > 0 && schedule[i-1].Amount < one.Amount {
				t.Fatalf("%+v: installment %d is more than the one before", terms, i+1)
			}
		}
		if len(schedule) != terms.Installments || sum != terms.Total() || high-low > 1 || low != terms.MonthlyPayment() || low < 0 {
			t.Fatalf("%+v: %d installments from %d to %d, sum %d of %d", terms, len(schedule), low, high, sum, terms.Total())
		}
		if d := terms.Discount(); d < 0 || d > terms.Tuition {
			t.Fatalf("%+v: a discount of %d", terms, d)
		}
	}
}

// randomTerms are terms in cents of EUR or units of XOF: both are whole numbers.
func randomTerms(random *rand.Rand) academic.Terms {
	ceilings := []int64{1, 100, 10_000, 400_000, 90_000_000, 100_000_000_000}
	terms := academic.Terms{
		Tuition:      random.Int64N(ceilings[random.IntN(len(ceilings))] + 1),
		Installments: 1 + random.IntN(60),
		FirstDate:    clock.Date{Year: 2024, Month: 1, Day: 1}.AddDays(random.IntN(2000)),
		DiscountKind: []string{"none", "amount", "percent"}[random.IntN(3)],
	}
	switch terms.DiscountKind {
	case academic.AmountDiscount:
		terms.DiscountValue = random.Int64N(terms.Tuition + 1)
	case academic.PercentDiscount:
		terms.DiscountValue = random.Int64N(10_001)
	}
	return terms
}

func TestMonthlyDatesAreClampedToTheMonthsEnd(t *testing.T) {
	terms := academic.Terms{Tuition: 300, DiscountKind: "none", Installments: 4, FirstDate: clock.Date{Year: 2027, Month: 1, Day: 31}}
	want := []string{"2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"}
	for i, one := range terms.Schedule() {
		if one.Deadline.String() != want[i] {
			t.Errorf("installment %d is due on %s, want %s", one.Number, one.Deadline, want[i])
		}
	}
}

func TestAPercentIsRoundedHalfUp(t *testing.T) {
	for _, tt := range []struct{ tuition, percent, total int64 }{
		{99, 5000, 49}, {101, 5000, 50}, {1, 5000, 0}, {1, 4999, 1}, {120_000, 1250, 105_000}, {777, 10_000, 0}, {333, 3333, 222},
	} {
		terms := academic.Terms{Tuition: tt.tuition, DiscountKind: "percent", DiscountValue: tt.percent, Installments: 1}
		if got := terms.Total(); got != tt.total {
			t.Errorf("%d less %d hundredths of a percent is %d, want %d", tt.tuition, tt.percent, got, tt.total)
		}
	}
}

func TestTheVectorsAreWhatWeCompute(t *testing.T) {
	if *update {
		writeVectors(t)
	}
	data, err := os.ReadFile(vectorFile)
	if err != nil {
		t.Fatal(err)
	}
	var vectors []vector
	if err := json.Unmarshal(data, &vectors); err != nil {
		t.Fatal(err)
	}
	if len(vectors) < 100 {
		t.Fatalf("only %d vectors", len(vectors))
	}
	for _, v := range vectors {
		if diff := cmp.Diff(v, vectorOf(v.Terms)); diff != "" {
			t.Errorf("%+v: %s", v.Terms, diff)
		}
	}
}

func vectorOf(terms academic.Terms) vector {
	return vector{terms, terms.Total(), terms.MonthlyPayment(), terms.Schedule()}
}

func writeVectors(t *testing.T) {
	t.Helper()
	random := rand.New(rand.NewPCG(6, 6))
	counts := []int{1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 24, 60}
	all := make([]vector, 10*len(counts))
	for i := range all {
		terms := randomTerms(random)
		terms.Installments = counts[i%len(counts)]
		all[i] = vectorOf(terms)
	}
	data, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(vectorFile, append(data, '\n'), 0o600); err != nil {
		t.Fatal(err)
	}
}
