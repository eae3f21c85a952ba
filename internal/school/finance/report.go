package finance

import (
	"myspace/internal/base/clock"
)

// ClassMoney is how a class pays: students down, installments across.
type ClassMoney struct {
	ClassID      string             `json:"class_id"`
	ClassCode    string             `json:"class_code"`
	CampusID     string             `json:"campus_id"`
	CampusName   string             `json:"campus_name"`
	Installments []ClassInstallment `json:"installments"`
	Students     []StudentMoney     `json:"students"`
	Totals       []StudentMoney     `json:"totals" doc:"One for each currency, without a name."`
}

// ClassInstallment is a column of a class's report.
type ClassInstallment struct {
	Number   int        `json:"number" doc:"0 for what is of no installment."`
	Deadline clock.Date `json:"deadline" format:"date" doc:"The first of it."`
}

// StudentMoney is a row of a class's report.
type StudentMoney struct {
	EnrollmentID string            `json:"enrollment_id"`
	StudentID    string            `json:"student_id"`
	StudentName  string            `json:"student_name"`
	Currency     string            `json:"currency"`
	Cells        []InstallmentCell `json:"cells" doc:"One for each installment."`
	InstallmentSums
	Due int64 `json:"due" doc:"What of it is past its deadline."`
}

// InstallmentCell is an installment of a student, of all who pay it together.
type InstallmentCell struct {
	InstallmentSums
	State string `json:"state" enum:",paid,due,not_paid,upcoming" doc:"Empty where he has no such installment."`
}

// InstallmentSums are what was to be paid, and what became of it.
type InstallmentSums struct {
	Total    int64 `json:"total"`
	Paid     int64 `json:"paid"`
	Credited int64 `json:"credited" doc:"By credit notes."`
	Open     int64 `json:"open"`
}

func (s *InstallmentSums) add(o InstallmentSums) {
	s.Total, s.Paid, s.Credited, s.Open = s.Total+o.Total, s.Paid+o.Paid, s.Credited+o.Credited, s.Open+o.Open
}

// ReportRow is a line of a report on money: sums of several currencies are never
// mixed.
type ReportRow struct {
	ID        string `json:"id" doc:"Of the campus or class; the month, as 2026-11; or the category."`
	Name      string `json:"name"`
	Currency  string `json:"currency"`
	Invoiced  int64  `json:"invoiced"`
	Credited  int64  `json:"credited" doc:"By credit notes."`
	Collected int64  `json:"collected" doc:"What was paid of what is owed, and as credit; of a class, without credit."`
	Open      int64  `json:"open" doc:"What is still to be paid; by month, what has its deadline in it."`
	Due       int64  `json:"due" doc:"What of it is past its deadline."`
	Income    int64  `json:"income" doc:"By category."`
	Expense   int64  `json:"expense" doc:"By category."`
}

// MoneyReport is what happened to money in some days.
type MoneyReport struct {
	By    string      `json:"by" enum:"campus,class,category,month"`
	From  clock.Date  `json:"from" format:"date"`
	To    clock.Date  `json:"to" format:"date"`
	Items []ReportRow `json:"items"`
}

// CampusAges are what is past its deadline at a campus, by how long.
type CampusAges struct {
	CampusID   string `json:"campus_id"`
	CampusName string `json:"campus_name"`
	AgeFigures
}

// Ageing is what is past its deadline on a day.
type Ageing struct {
	On    clock.Date   `json:"on" format:"date"`
	Items []CampusAges `json:"items" doc:"One for each campus and currency."`
}

// ForecastMonth is what comes in in a month, if everybody pays on time.
type ForecastMonth struct {
	Month    string `json:"month" doc:"As 2026-11."`
	Currency string `json:"currency"`
	Expected int64  `json:"expected"`
}

// Forecast is what schedules say of the next months.
type Forecast struct {
	Months []ForecastMonth `json:"months" doc:"This one and the five that follow, for each currency."`
	Late   []Sum           `json:"late" doc:"What should have come in before this month."`
}

// forecastMonths is how far ahead the forecast goes.
const forecastMonths = 6
