package lighten

import (
	"bytes"
	"testing"
	"time"
)

func TestPeaksAreTheLoudestOfEachPart(t *testing.T) {
	samples := bytes.Repeat([]byte{128}, 2*Peaks)
	samples[1], samples[2*Peaks-1] = 255, 0
	all, err := peaks(bytes.NewReader(samples), 2*Peaks)
	if err != nil || len(all) != Peaks || all[0] != 254 || all[1] != 0 || all[Peaks-1] != 254 {
		t.Errorf("the peaks are %v, %v", all, err)
	}
	if all, err := peaks(bytes.NewReader(samples), Peaks-1); all != nil || err != nil {
		t.Error("too short a sound has peaks")
	}
}

func TestHowFarTheWorkIs(t *testing.T) {
	for text, percent := range map[string]int{
		"":                                   0,
		"out_time_us=N/A\n":                  0,
		"out_time_us=-5\n":                   0,
		"out_time_us=99999999999999999999\n": 0,
		"out_time_us=1000000\nspeed=9x\n":    10,
		"out_time_us=1000000\nout_time_us=5000000\nprogress=continue\n": 50,
		"out_time_us=10000000\nprogress=end\n":                          99,
	} {
		if got := percentOf(text, 10*time.Second); got != percent {
			t.Errorf("%q is %d %%, not %d", text, got, percent)
		}
	}
	if percentOf("out_time_us=1000000\n", 0) != 0 {
		t.Error("of what has no length something is told")
	}
}
