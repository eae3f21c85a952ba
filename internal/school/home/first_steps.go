package home

// FirstSteps are what a new school does before its first week-end.
type FirstSteps struct {
	Steps  []FirstStep `json:"steps" doc:"In the order in which they are taken."`
	Hidden bool        `json:"hidden" doc:"The caller has put the list away."`
}

// FirstStep is one of them. Nobody ticks it: it is done when what it asks for is there.
type FirstStep struct {
	Name string `json:"name" enum:"campus,team,courses,curriculum,class,students,planning"`
	Done bool   `json:"done"`
}
