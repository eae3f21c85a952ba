package app

import (
	"crypto/x509"
	"encoding/pem"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/netip"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"time"

	"myspace/internal/base/clock"
	"myspace/internal/base/files"
)

// examineSettings looks for settings that are allowed and yet hardly meant.
func (a *App) examineSettings(r *Report) {
	c, before := a.Config, len(*r)
	for _, name := range unknownSettings() {
		r.warn("settings", name+" is not a setting of this program", "look for its right name in myspace --help")
	}
	host, _, _ := net.SplitHostPort(c.Addr)
	if ip, err := netip.ParseAddr(host); (err != nil || !ip.IsLoopback()) && host != "localhost" {
		if c.TLSCert == "" && len(c.TrustedProxies) == 0 {
			r.warn("settings", "plain HTTP is served to other machines at "+c.Addr, "set MYSPACE_TLS_CERT and MYSPACE_TLS_KEY, or put a proxy in front and name it in MYSPACE_TRUSTED_PROXIES")
		}
		if c.BaseURL == "" {
			r.warn("settings", "MYSPACE_BASE_URL is not set: links in mails begin with "+c.PublicURL(), "set it to the address people use")
		}
	}
	if c.SMTPAddr != "" && strings.Contains(c.MailFrom, "@localhost") {
		r.warn("settings", "the sender of mails is "+c.MailFrom, "set MYSPACE_MAIL_FROM to an address of your domain")
	}
	if c.TLSCert != "" {
		examineCertificate(r, c.TLSCert)
	}
	if len(*r) == before {
		r.ok("settings", "nothing is wrong with them")
	}
	if len(c.BackupRecipients) > 0 {
		r.ok("backups", "encrypted to "+strings.Join(c.BackupRecipients, ", "))
	} else {
		r.warn("backups", "not encrypted: whoever has one can read everything in it", "make a key with age-keygen, keep it elsewhere, and set MYSPACE_BACKUP_RECIPIENT to its public half")
	}
}

// unknownSettings returns the variables that are called like settings and are
// none: a typing error would otherwise go unnoticed.
func unknownSettings() (names []string) {
	known := map[string]bool{}
	for f := range reflect.TypeFor[Config]().Fields() {
		known[f.Tag.Get("env")] = true
	}
	for _, entry := range os.Environ() {
		if name, _, _ := strings.Cut(entry, "="); strings.HasPrefix(name, "MYSPACE_") && !known[name] {
			names = append(names, name)
		}
	}
	return names
}

func examineCertificate(r *Report, file string) {
	ends, err := endOfCertificate(file)
	left := ends.Sub(clock.Now().Time)
	const soon = 14 * 24 * time.Hour
	switch {
	case err != nil:
		r.fail("certificate", err.Error(), "check MYSPACE_TLS_CERT")
	case left < 0:
		r.fail("certificate", "it ended on "+ends.Format(time.DateOnly), "renew it")
	case left < soon:
		r.warn("certificate", "it ends on "+ends.Format(time.DateOnly), "renew it")
	default:
		r.ok("certificate", "good until "+ends.Format(time.DateOnly))
	}
}

func endOfCertificate(file string) (time.Time, error) {
	text, err := os.ReadFile(file) //nolint:gosec // the operator's own file
	if err != nil {
		return time.Time{}, err
	}
	block, _ := pem.Decode(text)
	if block == nil {
		return time.Time{}, fmt.Errorf("%s holds no certificate", file)
	}
	certificate, err := x509.ParseCertificate(block.Bytes)
	if err != nil {
		return time.Time{}, fmt.Errorf("%s: %w", file, err)
	}
	return certificate.NotAfter, nil
}

// examineFolder looks at who may read the data, and at the room that is left.
func (a *App) examineFolder(r *Report) {
	loose, err := looseFiles(a.Config.Data)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return // it has been told that there is no database
	case err != nil:
		r.fail("data folder", err.Error(), "")
	case len(loose) > 0:
		r.warn("data folder", "others on this machine may read "+strings.Join(loose, ", "), "chmod -R go= "+a.Config.Data)
	default:
		r.ok("data folder", "only its owner may read "+a.Config.Data)
	}
	if a.Files == nil {
		return
	}
	room, err := a.Files.Room()
	examineDisk(r, room, err)
}

// examineDisk tells how much room there is left.
func examineDisk(r *Report, room files.Room, err error) {
	detail := fmt.Sprintf("%.1f GB of %.1f GB are free", gigabytes(room.Free), gigabytes(room.Total))
	switch {
	case err != nil:
		r.fail("disk", err.Error(), "")
	case !room.Enough():
		r.fail("disk", detail+": uploads are refused", "make room")
	case room.Free < room.Total/10:
		r.warn("disk", detail, "make room soon")
	default:
		r.ok("disk", detail)
	}
}

func gigabytes(bytes uint64) float64 { return float64(bytes) / 1e9 }

// looseFiles returns what others may read of a data folder: the folder itself
// or, if that is open to them, the database in it.
func looseFiles(data string) (loose []string, err error) {
	for _, path := range []string{data, filepath.Join(data, "myspace.db"), filepath.Join(data, socketName)} {
		info, err := os.Stat(path)
		if err != nil && !errors.Is(err, fs.ErrNotExist) || err != nil && path == data {
			return nil, err
		}
		if err == nil && info.Mode().Perm()&0o077 != 0 {
			loose = append(loose, path)
		}
	}
	return loose, nil
}
