package app_test

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/alecthomas/kong"

	"myspace/internal/app"
)

// defaults are the settings when nothing is set.
func defaults(t *testing.T) (c app.Config) {
	t.Helper()
	must(t, kong.ApplyDefaults(&c))
	return c
}

// TestReadmeListsTheSettings keeps the README's table equal to Config.
func TestReadmeListsTheSettings(t *testing.T) {
	const file = "../../README.md"
	text, err := os.ReadFile(file)
	must(t, err)
	before, rest, found := strings.Cut(string(text), "-update -->\n")
	_, after, end := strings.Cut(rest, "<!-- end of settings -->")
	if !found || !end {
		t.Fatal("the README has no place for the settings")
	}
	golden(t, file, before+"-update -->\n"+settingsTable()+"<!-- end of settings -->"+after)
}

func settingsTable() string {
	var b strings.Builder
	b.WriteString("| variable | flag | default | what it is |\n|---|---|---|---|\n")
	for f := range reflect.TypeFor[app.Config]().Fields() {
		standard := f.Tag.Get("default")
		if standard != "" {
			standard = "`" + standard + "`"
		}
		env := f.Tag.Get("env")
		fmt.Fprintf(&b, "| `%s` | `%s` | %s | %s |\n", env, app.FlagOf(env), standard, f.Tag.Get("help"))
	}
	return b.String()
}

// TestSettingsAreNamedAlike keeps flag, variable and help of each setting in
// one form.
func TestSettingsAreNamedAlike(t *testing.T) {
	var c app.Config
	parser, err := kong.New(&c)
	must(t, err)
	flags := map[string]bool{}
	for _, f := range parser.Model.Flags {
		flags["--"+f.Name] = true
	}
	for f := range reflect.TypeFor[app.Config]().Fields() {
		env, help := f.Tag.Get("env"), f.Tag.Get("help")
		if !strings.HasPrefix(env, "MYSPACE_") || !flags[app.FlagOf(env)] {
			t.Errorf("%s: the variable %q and the flags do not go together", f.Name, env)
		}
		if !strings.HasSuffix(help, ".") || strings.Contains(help, "|") {
			t.Errorf("%s: the help %q is not a sentence for a table", f.Name, help)
		}
	}
}

func TestTheDefaultsAreAllowed(t *testing.T) {
	must(t, defaults(t).Check())
}

// TestCheckRefuses sets one setting at a time to what it must not be.
func TestCheckRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		set  func(*app.Config)
		want string
	}{
		"no port":           {func(c *app.Config) { c.Addr = "localhost" }, `--addr (MYSPACE_ADDR): "localhost" is not allowed: write HOST:PORT`},
		"named port":        {func(c *app.Config) { c.Addr = "127.0.0.1:http" }, "MYSPACE_ADDR"},
		"port too large":    {func(c *app.Config) { c.OpsAddr = "127.0.0.1:65536" }, "MYSPACE_OPS_ADDR"},
		"no folder":         {func(c *app.Config) { c.Data = "" }, "MYSPACE_DATA"},
		"other database":    {func(c *app.Config) { c.Database = "mysql://me:s3cret@host/x" }, `MYSPACE_DATABASE): "mysql…"`},
		"database by words": {func(c *app.Config) { c.Database = "password=s3cret host=x" }, `MYSPACE_DATABASE): "…"`},
		"bad password sign": {func(c *app.Config) { c.Database = "postgres://me:s3cret%@host/x" }, "%40 or %25"},
		"bad port":          {func(c *app.Config) { c.Database = "postgres://me:s3cret@host:x/x" }, "MYSPACE_DATABASE): invalid port"},
		"negative map":      {func(c *app.Config) { c.SqliteMapMB = -1 }, "MYSPACE_SQLITE_MAP_MB"},
		"no scheme":         {func(c *app.Config) { c.BaseURL = "my.school.example" }, "MYSPACE_BASE_URL"},
		"path":              {func(c *app.Config) { c.BaseURL = "https://school.example/my" }, "without a path"},
		"user in url":       {func(c *app.Config) { c.BaseURL = "https://me:s3cret@school.example" }, "MYSPACE_BASE_URL"},
		"region":            {func(c *app.Config) { c.Region = "af" }, "MYSPACE_REGION"},
		"script":            {func(c *app.Config) { c.HelpURL = "javascript:alert(1)" }, "MYSPACE_HELP_URL"},
		"half a pair":       {func(c *app.Config) { c.TLSCert = "cert.pem" }, "MYSPACE_TLS_KEY"},
		"other half":        {func(c *app.Config) { c.TLSKey = "key.pem" }, "MYSPACE_TLS_CERT"},
		"log format":        {func(c *app.Config) { c.LogFormat = "xml" }, "write text or json"},
		"log level":         {func(c *app.Config) { c.LogLevel = "loud" }, "write debug, info, warn or error"},
		"session":           {func(c *app.Config) { c.SessionDays = 0 }, "write 1 to 365"},
		"mail port":         {func(c *app.Config) { c.SMTPAddr = "mail:0" }, "MYSPACE_SMTP_ADDR"},
		"mail address":      {func(c *app.Config) { c.SMTPAddr = "me@mail" }, "MYSPACE_SMTP_ADDR"},
		"mail protection":   {func(c *app.Config) { c.SMTPTLS = "maybe" }, "write starttls, tls or off"},
		"password in clear": {func(c *app.Config) { c.SMTPAddr, c.SMTPTLS, c.SMTPUser, c.SMTPPassword = "mail", "off", "me", "s3cret" }, "in the clear"},
		"nobody's password": {func(c *app.Config) { c.SMTPPassword = "s3cret" }, "MYSPACE_SMTP_USER"},
		"sender":            {func(c *app.Config) { c.MailFrom = "My space" }, "MYSPACE_MAIL_FROM"},
		"no bucket":         {func(c *app.Config) { c.S3Endpoint = "s3:9000" }, "MYSPACE_S3_BUCKET"},
		"address of store":  {func(c *app.Config) { c.S3Endpoint, c.S3Bucket = "https://me:s3cret@s3:9000", "b" }, "MYSPACE_S3_ENDPOINT"},
		"proxy":             {func(c *app.Config) { c.TrustedProxies = []string{"10.0.0.0/8", "proxy"} }, "MYSPACE_TRUSTED_PROXIES"},
	} {
		t.Run(name, func(t *testing.T) {
			settings := defaults(t)
			c.set(&settings)
			err := settings.Check()
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Fatalf("told: %v; want %q", err, c.want)
			}
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("one wrong setting is told twice: %v", err)
			}
			if strings.Contains(err.Error(), "s3cret") {
				t.Errorf("the message tells the password: %v", err)
			}
		})
	}
}

func TestMailServerOfTheSettings(t *testing.T) {
	c := defaults(t)
	c.SMTPAddr, c.SMTPTLS = "[::1]:2525", "off"
	must(t, c.Check())
	if m := c.MailConfig(); m.Host != "::1" || m.Port != 2525 || m.TLS != "none" {
		t.Errorf("%+v", m)
	}
	c.SMTPAddr, c.SMTPTLS = "mail.school.example", "starttls"
	must(t, c.Check())
	if m := c.MailConfig(); m.Host != "mail.school.example" || m.Port != 0 {
		t.Errorf("%+v", m)
	}
}
