package studies_test

import (
	"runtime"
	"syscall"
	"testing"
	"time"

	"myspace/internal/school/studies"
)

// BenchmarkReportCards draws 500 report cards of 12 courses, one after the other as
// the job does: seconds, those of the processor, and the most memory that was in use.
func BenchmarkReportCards(b *testing.B) {
	const cards = 500
	s := newSchool(b)
	f := sample(studies.ReportCard, 1, 12)
	f.Stamp = s.area.PutPicture(b.Context(), b, stamp(b))
	var peak uint64
	before := processor(b)
	for b.Loop() {
		for range cards {
			if _, err := s.area.Draw(b.Context(), f, checkAddress, "fr"); err != nil {
				b.Fatal(err)
			}
			var now runtime.MemStats
			runtime.ReadMemStats(&now)
			peak = max(peak, now.HeapInuse)
		}
	}
	b.ReportMetric(b.Elapsed().Seconds()/float64(b.N), "s/500cards")
	b.ReportMetric((processor(b)-before).Seconds()/float64(b.N), "cpu-s/500cards")
	b.ReportMetric(float64(peak)/(1<<20), "MiB-peak")
}

// processor is how long the processor has worked for this program.
func processor(b *testing.B) time.Duration {
	b.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		b.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
