package people

import "myspace/internal/base/access"

// KnowsContact reports whether the caller may know how to reach the people of
// a campus: for the lists of other areas.
func KnowsContact(in access.Scope, campusID string) bool {
	return in.Under(contact).CoversCampus(campusID)
}

// KnowsChurch reports whether he may know which church they belong to.
func KnowsChurch(in access.Scope, campusID string) bool {
	return in.Under(knowChurch).CoversCampus(campusID)
}
