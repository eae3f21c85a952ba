package main_test

import (
	"path/filepath"
	"strings"
	"testing"

	"myspace/internal/base/s3test"
)

// TestAStoreThatIsNewGetsItsBucket begins a school in an S3 store that has no
// bucket yet, and brings its backup into another such store, as after a fire.
func TestAStoreThatIsNewGetsItsBucket(t *testing.T) {
	t.Parallel()
	s, err := s3test.Start(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if s.Endpoint == "" {
		return
	}
	t.Cleanup(s.Stop)
	in := func(bucket string) call {
		return call{env: []string{
			"MYSPACE_S3_ENDPOINT=" + s.Endpoint, "MYSPACE_S3_INSECURE=true", "MYSPACE_S3_BUCKET=" + bucket,
			"MYSPACE_S3_REGION=" + s.Region, "MYSPACE_S3_KEY=" + s.Key, "MYSPACE_S3_SECRET=" + s.Secret,
		}}
	}
	folder := t.TempDir()
	data, file := filepath.Join(folder, "data"), filepath.Join(folder, "backup")
	in("school").succeed(t, "demo", "--data", data, "--students", "40")
	in("school").succeed(t, "backup", file, "--data", data)
	said := in("after-a-fire").succeed(t, "restore", file, "--data", filepath.Join(folder, "new"))
	if !strings.Contains(said, "Restored the backup of 20") {
		t.Error(said)
	}
}
