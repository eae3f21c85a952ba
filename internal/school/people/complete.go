package people

import (
	"context"
	"errors"

	"myspace/internal/base/access"
	"myspace/internal/base/db"
	"myspace/internal/base/fault"
	"myspace/internal/school/campus"
)

// complete brings a change into the form it is kept in and finds what is wrong
// with it that only the database knows: the telephone number, which is one of
// the campus's country where it does not say its own, and the church.
func complete(ctx context.Context, q db.Querier, before Person, after *Person) error {
	var wrong fault.List
	if after.Mobile == before.MobileShown {
		after.Mobile = before.Mobile
	}
	if after.Mobile != before.Mobile {
		err := CompletePhone(ctx, q, &after.PersonFields, access.From(ctx).Actor().CampusID)
		if e, ok := errors.AsType[*fault.Error](err); ok && e.Kind == fault.Invalid {
			wrong = append(wrong, e)
		} else if err != nil {
			return err
		}
	}
	if after.ChurchID != "" && after.ChurchID != before.ChurchID {
		_, err := findChurch(ctx, q, after.ChurchID)
		if err != nil && fault.KindOf(err) != fault.NotFound {
			return err
		}
		wrong.Add(err != nil, "church_id", "church.not_found", nil)
	}
	return wrong.Err()
}

// CompletePhone brings a telephone number into the form it is kept in. Where it
// does not say its country, it is one of the campus's, or of the person's.
func CompletePhone(ctx context.Context, q db.Querier, f *PersonFields, campusID string) error {
	country, err := campus.CountryOf(ctx, q, campusID)
	if err != nil {
		return err
	}
	number, ok := NormalPhone(f.Mobile, country, f.Country)
	if !ok {
		return fault.On("mobile", "person.mobile_invalid", nil)
	}
	f.Mobile = number
	return nil
}
