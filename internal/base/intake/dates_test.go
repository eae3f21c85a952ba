package intake

import (
	"os"
	"testing"

	"myspace/internal/base/text"
)

func TestDaysAreReadInManyForms(t *testing.T) {
	c, err := text.Load(os.DirFS("../../../web/src/texts"))
	if err != nil {
		t.Fatal(err)
	}
	for value, want := range map[string]string{
		"2001-12-31": "2001-12-31", "31/12/2001": "2001-12-31", "31.12.2001": "2001-12-31", "31-12-01": "2001-12-31", "1/2/85": "1985-02-01",
		"2001/1/2": "2001-01-02", "20011231": "2001-12-31", "37256": "2001-12-31", "37256.5": "2001-12-31", "31/12/2001 00:00:00": "2001-12-31", "2001-12-31T10:00:00Z": "2001-12-31",
		"31 décembre 2001": "2001-12-31", "1er août 1999": "1999-08-01", "3 de março de 1990": "1990-03-03", "5 Sept. 2000": "2000-09-05", "7-Feb-1988": "1988-02-07",
		"December 31, 2001": "2001-12-31", "12 luglio 1977": "1977-07-12", "9 ene 1970": "1970-01-09",
		"29/02/2001": "", "13/13/2001": "", "jui 2001": "", "4 jui 2001": "", "1999": "", "soon": "", "31/12/201": "", "0/1/2000": "", "": "",
	} {
		got, ok := NewDateReader(c, nil, false, false).Read(value)
		if ok != (want != "") || ok && got.String() != want {
			t.Errorf("%q is %s, %v; want %q", value, got, ok, want)
		}
	}
}

func TestTheOrderOfDayAndMonthIsFoundInTheColumn(t *testing.T) {
	c, err := text.Load(os.DirFS("../../../web/src/texts"))
	if err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		column     []string
		monthFirst bool
		want       string
	}{
		"the caller's":         {[]string{"3/4/2000"}, true, "2000-03-04"},
		"the usual":            {[]string{"3/4/2000"}, false, "2000-04-03"},
		"a day above twelve":   {[]string{"3/4/2000", "25/4/2000"}, true, "2000-04-03"},
		"a month at the front": {[]string{"3/4/2000", "4/25/2000"}, false, "2000-03-04"},
	} {
		if got, _ := NewDateReader(c, tt.column, tt.monthFirst, false).Read("3/4/2000"); got.String() != tt.want {
			t.Errorf("%s: got %s, want %s", name, got, tt.want)
		}
	}
	if got, _ := NewDateReader(c, nil, false, true).Read("35794"); got.String() != "2001-12-31" {
		t.Errorf("counted from 1904: %s", got)
	}
	if got, _ := NewDateReader(c, nil, false, false).UpTo(2076).Read("1/10/70"); got.String() != "2070-10-01" {
		t.Errorf("a day that may be to come: %s", got)
	}
}
