package api

// What changed since: somebody who looks at what others change asks again every
// few seconds, and says what he has. While that is still so, the answer costs
// one small query and some bytes. The mark is kept with the data, so that it
// does not matter which server is asked.

// Since is what a caller has already: the mark of the last answer.
type Since struct {
	Mark string `query:"since" maxLength:"64" doc:"The mark of the answer that the caller has; empty for none."`
}

// Changed is an answer to it: everything, or that there is nothing new.
type Changed[T any] struct {
	Mark string `json:"mark" doc:"What to ask with the next time."`
	Data *T     `json:"data,omitempty" doc:"Absent where nothing has changed since."`
}

// ChangedSince answers with what find finds, unless the caller has it.
func ChangedSince[T any](s Since, mark string, find func() (T, error)) (Changed[T], error) {
	if s.Mark == mark && mark != "" {
		return Changed[T]{Mark: mark}, nil
	}
	data, err := find()
	return Changed[T]{mark, &data}, err
}
