package studies_test

import (
	"math/big"
	"math/rand/v2"
	"testing"

	"myspace/internal/base/longtest"
	"myspace/internal/school/studies"
)

// TestAveragesDoNotDrift compares averages with those of exact arithmetic.
func TestAveragesDoNotDrift(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	states := []string{studies.Graded, studies.Graded, studies.Graded, studies.Graded, studies.Exempt, studies.Missed, ""}
	for range longtest.Times(20_000, 1_000_000) {
		all := make([]studies.Weighted, random.IntN(25))
		for i := range all {
			all[i] = studies.Weighted{Grade: studies.Grade{State: states[random.IntN(len(states))]}, Hours: random.IntN(1001)}
			if all[i].State == studies.Graded {
				all[i].Points = studies.Points(random.IntN(10001))
			}
		}
		if got, want := studies.AverageOf(all), exactly(all); got != want {
			t.Fatalf("%v: %+v, want %+v", all, got, want)
		}
	}
}

// exactly is the average by fractions of any size.
func exactly(all []studies.Weighted) (a studies.Average) {
	sum, hours := new(big.Rat), new(big.Rat)
	a.Complete = true
	for _, w := range all {
		a.Complete = a.Complete && (w.State == studies.Graded || w.State == studies.Exempt)
		a.Missed = a.Missed || w.State == studies.Missed
		if w.State == studies.Graded {
			weight := big.NewRat(int64(max(w.Hours, 1)), 1)
			sum.Add(sum, new(big.Rat).Mul(big.NewRat(int64(w.Points), 1), weight))
			hours.Add(hours, weight)
		}
	}
	if hours.Sign() == 0 {
		return a
	}
	half := new(big.Rat).Add(sum.Quo(sum, hours), big.NewRat(1, 2))
	a.Known, a.Points = true, studies.Points(new(big.Int).Quo(half.Num(), half.Denom()).Int64())
	return a
}

func TestWhatCountsOfAGradeAndItsRetakes(t *testing.T) {
	given := func(points studies.Points) studies.Grade { return studies.Grade{State: studies.Graded, Points: points} }
	missed, exempt, none := studies.Grade{State: studies.Missed}, studies.Grade{State: studies.Exempt}, studies.Grade{}
	for name, tt := range map[string]struct {
		all  []studies.Grade
		want studies.Grade
	}{
		"none":                         {nil, none},
		"the first alone":              {[]studies.Grade{given(4000)}, given(4000)},
		"a better retake":              {[]studies.Grade{given(4000), given(7000)}, given(7000)},
		"a worse retake":               {[]studies.Grade{given(4000), given(0)}, given(4000)},
		"the better of three":          {[]studies.Grade{given(4000), given(9000), given(7000)}, given(9000)},
		"zero is better than absent":   {[]studies.Grade{missed, given(0)}, given(0)},
		"missed twice":                 {[]studies.Grade{missed, missed}, missed},
		"missed, and not yet again":    {[]studies.Grade{missed, none}, missed},
		"a retake that was missed":     {[]studies.Grade{given(5000), missed}, given(5000)},
		"exempt":                       {[]studies.Grade{exempt}, exempt},
		"exempt after he had missed":   {[]studies.Grade{missed, exempt}, exempt},
		"somebody exempt who tried it": {[]studies.Grade{exempt, given(100)}, given(100)},
	} {
		if got := studies.Best(tt.all...); got != tt.want {
			t.Errorf("%s: %+v, want %+v", name, got, tt.want)
		}
	}
}

func TestMentions(t *testing.T) {
	for _, tt := range []struct {
		points   studies.Points
		passMark int
		want     string
	}{
		{6999, 70, studies.NotPassed},
		{7000, 70, studies.Good},
		{7999, 70, studies.Good},
		{8000, 70, studies.VeryGood},
		{8999, 70, studies.VeryGood},
		{9000, 70, studies.Excellent},
		{10000, 70, studies.Excellent},
		{6999, 60, studies.PassedIt},
		{5999, 60, studies.NotPassed},
		{8500, 90, studies.NotPassed},
		{0, 0, studies.PassedIt},
	} {
		a := studies.Average{Known: true, Points: tt.points, Complete: true}
		if got := a.Mention(tt.passMark); got != tt.want {
			t.Errorf("%d with a pass mark of %d: %s, want %s", tt.points, tt.passMark, got, tt.want)
		}
		a.Missed, a.Complete = true, false
		if got := a.Mention(tt.passMark); got != studies.NotPassed {
			t.Errorf("%d and absent once: %s", tt.points, got)
		}
	}
	if got := (studies.Average{}).Mention(70); got != "" {
		t.Errorf("nothing is known, and he is said to have %s", got)
	}
	if got := (studies.Average{Missed: true}).Mention(70); got != studies.NotPassed {
		t.Errorf("absent everywhere: %q", got)
	}
}

// TestTheMentionIsOfTheAverageAsShown: 69.995 is shown as 70.00 and is enough.
func TestTheMentionIsOfTheAverageAsShown(t *testing.T) {
	of := func(points ...studies.Points) studies.Average {
		all := make([]studies.Weighted, len(points))
		for i, p := range points {
			all[i] = studies.Weighted{Grade: studies.Grade{State: studies.Graded, Points: p}, Hours: 1}
		}
		return studies.AverageOf(all)
	}
	if a := of(6999, 7000); a.Points != 7000 || a.Mention(70) != studies.Good {
		t.Errorf("69.995 is %d, %s", a.Points, a.Mention(70))
	}
	if a := of(6999, 6999, 7000); a.Points != 6999 || a.Mention(70) != studies.NotPassed {
		t.Errorf("69.9933 is %d, %s", a.Points, a.Mention(70))
	}
}
