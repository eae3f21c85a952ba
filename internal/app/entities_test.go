package app_test

import (
	"slices"
	"strings"
	"testing"
)

// entities is section 3 of the specification, with what its section 4 says of
// their states: by schema of the description, the fields that there must be,
// and the words that a field may say where the specification lists them. Where
// ours has another name, the specification's stands behind it.
var entities = map[string][]string{
	"User":         {"role", "name", "email", "mini_avatar_url", "organization_name", "metadata", "origin", "redirect_url"},
	"Metadata":     {"settings", "shortcuts"},
	"Organization": {"id", "name"},
	"Credentials":  {"email", "password", "organization_id"},
	"Session":      {"token", "id_token", "expires_at"},
	"PersonRecord": {
		"first_name", "middle_name", "last_name", "email", "mobile", "identity_card", "gender male female", "birth_date", "birth_country",
		"address", "additional_address", "neighborhood", "zip_code", "city", "state", "country", "photo_url", "bio", "bank_account",
		"favourite_contact", "enabled", "pastor", "church_id", "church_name", "memberships", "network_roles", "memo",
	},
	"PersonCampus":   {"campus_id", "roles"},
	"Campus":         {"name", "business_name", "id_number", "website", "color", "phone", "location", "schedule", "logo_url"},
	"CampusDocument": {"title", "content_url"},
	"Course":         {"code", "name", "english_name", "edition"}, // version
	"CourseBook":     {"book_id", "need required suggested"},
	"CourseDocument": {"title", "type complement material summary exam exam_answer slideshow other", "student_access"},
	"Class":          {"code", "level", "programme certificate diploma", "start_year", "end_year"},
	"Enrollment":     {"class_id", "money", "observation", "status waiting confirmed"},
	"Money":          {"tuition", "installments", "first_date", "discount_kind", "discount_value", "monthly_payment"},
	"Book":           {"title", "author", "barcode", "price", "type ebook audio_book paperback", "active", "cover_url", "published"},
	"BookFile":       {"kind pdf kindle epub audio"},
	"BookListSheet":  {"students", "books"},
	"Slot":           {"week", "weekday", "start", "finish"},
	"Planning":       {"number", "first_day", "last_day", "description", "classes", "courses", "abbreviation"},
	"AgendaCourse":   {"staff", "class_ids", "course_id", "sessions"},
	"Staffing":       {"person_id", "half teacher translator"},
	"AgendaSession":  {"day"},
	"Availability":   {"kind available maybe unavailable", "reason", "all_day"},
	"Instructor":     {"languages", "campuses"},
	"Knowledge":      {"course_id", "level wants elsewhere can regularly", "place"},
	"Owed":           {"deadline", "amount", "state paid due not_paid upcoming canceled"},
	"Invitation":     {"state in_analysis not_answered answered accepted declined canceled"},
	"Mark":           {"value present late online made_up absent justified"},
}

// TestTheEntitiesHaveTheSpecificationsFields reads them in the description of
// the API, which is what the routes take and give.
func TestTheEntitiesHaveTheSpecificationsFields(t *testing.T) {
	d := descriptionOf(t, newWorld(t))
	for name, fields := range entities {
		properties := d.Components.Schemas[name].Properties
		for _, field := range fields {
			words := strings.Fields(field)
			got, ok := properties[words[0]]
			if !ok {
				t.Errorf("%s has no %s", name, words[0])
				continue
			}
			said := slices.DeleteFunc(slices.Clone([]string(got.Enum)), func(word string) bool { return word == "" })
			if len(words) > 1 && !sameWords(said, words[1:]) {
				t.Errorf("%s.%s may be %v, want %v", name, words[0], said, words[1:])
			}
		}
	}
	standings, _ := d.Paths["/api/invoices"]["get"].choices("standing")
	if !sameWords(standings, []string{"paid", "not_paid", "due", "up_to_date", "upcoming"}) {
		t.Errorf("payments are %v", standings)
	}
}

func sameWords(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}
