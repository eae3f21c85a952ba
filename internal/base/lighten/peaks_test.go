package lighten

import "testing"

func TestPeaksAreTheLoudestOfEachPart(t *testing.T) {
	samples := make([]byte, 2*Peaks)
	for i := range samples {
		samples[i] = 128
	}
	samples[1], samples[2*Peaks-1] = 255, 0
	all := peaks(samples)
	if len(all) != Peaks || all[0] != 254 || all[1] != 0 || all[Peaks-1] != 254 {
		t.Errorf("the peaks are %v", all)
	}
	if peaks(samples[:Peaks-1]) != nil {
		t.Error("too short a sound has peaks")
	}
}
