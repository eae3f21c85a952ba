package app_test

import (
	"fmt"
	"maps"
	"testing"

	"myspace/internal/base/access"
	"myspace/internal/base/clock"
	"myspace/internal/base/db"
	"myspace/internal/school/finance"
)

func init() {
	day := clock.Today("Europe/Paris").String()
	paid := `"reference":"","memo":"","day":"` + day + `","amount":10,"way":"cash"`
	const once = `{"key":"a-key-of-its-own-1",`
	const payerBody = `"name":"Bethel","email":"","phone":"","address":"","id_number":"","language":"","note":""`
	maps.Copy(probes, map[string]func(w *world, caller access.Roles, on target) probe{
		"listPayers": onMoney(func(p purse) probe { return probe{path: "/api/payers?page_size=200", shows: p.payer} }),
		"exportPayers": func(w *world, caller access.Roles, on target) probe {
			p := w.purse(caller, on)
			return probe{path: "/api/payers/export?format=csv&campus=" + p.campus + "&person=" + w.personOn(caller, on), shows: "EUR"}
		},
		"getPayer":     onMoney(func(p purse) probe { return probe{path: "/api/payers/" + p.payer} }),
		"listOwed":     onMoney(func(p purse) probe { return probe{path: "/api/payers/" + p.payer + "/owed"} }),
		"getStatement": onMoney(func(p purse) probe { return probe{path: "/api/payers/" + p.payer + "/statement"} }),
		"createPayer": onMoney(func(p purse) probe {
			return probe{path: "/api/payers", body: `{"campus_id":"` + p.campus + `","kind":"church",` + payerBody + `}`}
		}),
		"updatePayer":        onMoney(func(purse) probe { return probe{path: "/api/payers/church", body: `{"version":1,` + payerBody + `}`} }),
		"archivePayer":       onMoney(func(purse) probe { return probe{path: "/api/payers/church"} }),
		"restorePayer":       onMoney(func(purse) probe { return probe{path: "/api/payers/church/restore", body: "{}"} }),
		"getEnrollmentMoney": onMoney(func(p purse) probe { return probe{path: "/api/enrollments/" + p.enrollment + "/money"} }),
		"setShares": onMoney(func(p purse) probe {
			return probe{path: "/api/enrollments/" + p.enrollment + "/money/shares", body: `{"shares":[{"payer_id":"church","kind":"percent","value":5000}]}`}
		}),
		"replan": onMoney(func(p purse) probe {
			return probe{path: "/api/enrollments/" + p.enrollment + "/money/replan", body: `{"installments":2,"first_date":"2027-02-01","open":1000}`}
		}),

		"listTransactions": onMoney(func(purse) probe { return probe{path: "/api/transactions", shows: `"transaction"`} }),
		"getTransaction":   onMoney(func(purse) probe { return probe{path: "/api/transactions/transaction"} }),
		"recordPayment": onMoney(func(p purse) probe {
			return probe{path: "/api/transactions/payments", body: once + `"account_id":"account","payer_id":"` + p.payer + `","person_id":"","category":"",` + paid + `}`}
		}),
		"useCredit": onMoney(func(p purse) probe {
			return probe{path: "/api/transactions/credits", body: once + `"payer_id":"` + p.payer + `","currency":"EUR","amount":10}`}
		}),
		"recordRefund": onMoney(func(p purse) probe {
			return probe{path: "/api/transactions/refunds", body: once + `"account_id":"account","payer_id":"` + p.payer + `",` + paid + `}`}
		}),
		"recordExpense": onMoney(func(purse) probe {
			return probe{path: "/api/transactions/expenses", body: once + `"account_id":"account","category":"food","invitation_id":"",` + paid + `}`}
		}),
		"recordTransfer": onMoney(func(purse) probe {
			return probe{path: "/api/transactions/transfers", body: once + `"account_id":"account","to_account_id":"bank",` + paid + `}`}
		}),
		"reverseTransaction": onMoney(func(purse) probe {
			return probe{path: "/api/transactions/transaction/reverse", body: once + `"reason":"Wrong"}`}
		}),
		"addTransactionPaper": onMoney(func(purse) probe { return probe{path: "/api/transactions/plain/paper?name=a.txt", body: "a bill"} }),
		"getTransactionPaper": onMoney(func(purse) probe { return probe{path: "/api/transactions/transaction/paper"} }),

		"printInvoice":   onMoney(func(purse) probe { return probe{path: "/api/invoices/invoice/pdf"} }),
		"printReceipt":   onMoney(func(purse) probe { return probe{path: "/api/transactions/transaction/receipt"} }),
		"printStatement": onMoney(func(p purse) probe { return probe{path: "/api/payers/" + p.payer + "/statement/pdf"} }),

		"getClassMoney":    onMoney(func(p purse) probe { return probe{path: "/api/classes/" + p.class + "/money"} }),
		"exportClassMoney": onMoney(func(p purse) probe { return probe{path: "/api/classes/" + p.class + "/money/export?format=csv"} }),
		"getMoneyReport": onMoney(func(p purse) probe {
			return probe{path: "/api/money/report?by=campus&from=2026-11-01&to=2026-11-30", shows: p.campus}
		}),
		"exportMoneyReport": onMoney(func(p purse) probe {
			return probe{path: "/api/money/report/export?by=campus&format=csv&from=2026-11-01&to=2026-11-30&campus=" + p.campus, shows: "EUR"}
		}),
		"getAgeing": onMoney(func(p purse) probe { return probe{path: "/api/money/ageing", shows: p.campus} }),
		"exportAgeing": onMoney(func(p purse) probe {
			return probe{path: "/api/money/ageing/export?format=csv&campus=" + p.campus, shows: "EUR"}
		}),
		"getForecast": onMoney(func(p purse) probe { return probe{path: "/api/money/forecast?campus=" + p.campus, shows: "EUR"} }),
		"exportForecast": onMoney(func(p purse) probe {
			return probe{path: "/api/money/forecast/export?format=csv&campus=" + p.campus, shows: "EUR"}
		}),
		"exportJournal": onMoney(func(p purse) probe {
			return probe{path: "/api/money/journal/export?format=csv&campus=" + p.campus, shows: "EUR"}
		}),

		"getCampusMoney": onMoney(func(p purse) probe { return probe{path: "/api/campuses/" + p.campus + "/money"} }),
		"setReminders": onMoney(func(p purse) probe {
			return probe{path: "/api/campuses/" + p.campus + "/money/reminders", body: `{"on":true}`}
		}),
		"pauseReminders": onMoney(func(p purse) probe {
			return probe{path: "/api/enrollments/" + p.enrollment + "/money/pause", body: `{"until":"2027-01-01"}`}
		}),
		"remindPayer": onMoney(func(p purse) probe { return probe{path: "/api/payers/" + p.payer + "/remind"} }),

		"importStatement": onMoney(func(purse) probe {
			return probe{path: "/api/accounts/account/statement?name=a.csv", body: "date;amount\n2026-11-02;10"}
		}),
		"listStatementLines": onMoney(func(purse) probe { return probe{path: "/api/accounts/account/statement"} }),
		"takeStatementLines": onMoney(func(purse) probe { return probe{path: "/api/accounts/account/statement/take"} }),
		"takeStatementLine": onMoney(func(purse) probe {
			return probe{path: "/api/statement-lines/line/take", body: `{"movement_id":"movement","payer_id":"","category":""}`}
		}),
		"leaveStatementLine": onMoney(func(purse) probe { return probe{path: "/api/statement-lines/line/leave", body: `{"left":true}`} }),

		"listInvoices": onMoney(func(purse) probe { return probe{path: "/api/invoices", shows: `"invoice"`} }),
		"exportInvoices": onMoney(func(purse) probe {
			return probe{path: "/api/invoices/export?format=csv", shows: "NEW-2026-I-0001"}
		}),
		"sumInvoices": onMoney(func(purse) probe { return probe{path: "/api/invoices/totals", shows: "EUR"} }),
		"getInvoice":  onMoney(func(purse) probe { return probe{path: "/api/invoices/invoice"} }),
		"createInvoice": onMoney(func(p purse) probe {
			return probe{path: "/api/invoices", body: `{"key":"a-draft-of-its-own","payer_id":"` + p.payer + `","lines":[{"text":"A book","amount":100}],"note":""}`}
		}),
		"updateInvoice": onMoney(func(purse) probe {
			return probe{path: "/api/invoices/draft", body: `{"version":1,"lines":[{"text":"A book","amount":100}],"note":""}`}
		}),
		"deleteInvoice": onMoney(func(purse) probe { return probe{path: "/api/invoices/draft"} }),
		"draftInvoices": onMoney(func(p purse) probe { return probe{path: "/api/classes/" + p.class + "/invoices/drafts", body: "{}"} }),
		"issueInvoice":  onMoney(func(purse) probe { return probe{path: "/api/invoices/draft/issue", body: `{"version":1}`} }),
		"issueInvoices": onMoney(func(p purse) probe { return probe{path: "/api/classes/" + p.class + "/invoices/issue", body: "{}"} }),
		"issueChosenInvoices": onMoney(func(purse) probe {
			return probe{path: "/api/invoices/issue", body: `{"items":[{"id":"draft","version":1}]}`, shows: `-I-0002"`}
		}),
		"mailInvoices": onMoney(func(purse) probe {
			return probe{path: "/api/invoices/mail", body: `{"ids":["invoice"]}`, shows: "NEW-2026-I-0001"}
		}),
		"endInvoiceLinks": onMoney(func(purse) probe { return probe{path: "/api/invoices/invoice/links/end"} }),
		// The link opens it, whoever comes with it: its payer has no account.
		"readInvoiceLink": func(w *world, caller access.Roles, on target) probe {
			w.purse(caller, on)
			w.exec(`UPDATE invoice SET payer_id = 'church' WHERE id = 'invoice'`)
			w.exec(`INSERT INTO invoice_link (token_hash, invoice_id, created_at, expires_at) VALUES (?, 'invoice', ?, '2999-01-01T00:00:00.000000Z') ON CONFLICT DO NOTHING`, hashed(linkToken), clock.Now())
			return probe{path: "/api/invoice-links/" + linkToken}
		},
		"cancelInvoice": onMoney(func(purse) probe { return probe{path: "/api/invoices/invoice/cancel", body: `{"reason":"Wrong"}`} }),
		"creditInvoice": onMoney(func(purse) probe {
			return probe{path: "/api/invoices/invoice/credit", body: once + `"amount":10,"reason":"Wrong"}`}
		}),

		"listAccounts": onMoney(func(purse) probe { return probe{path: "/api/accounts", shows: `"account"`} }),
		"exportAccounts": onMoney(func(p purse) probe {
			return probe{path: "/api/accounts/export?format=csv&campus=" + p.campus, shows: "EUR"}
		}),
		"getAccount": onMoney(func(purse) probe { return probe{path: "/api/accounts/account"} }),
		"createAccount": onMoney(func(p purse) probe {
			return probe{path: "/api/accounts", body: `{"campus_id":"` + p.campus + `","kind":"bank","currency":"","opening_balance":10,"name":"New","iban":"","bic":"","holder":""}`}
		}),
		"updateAccount": onMoney(func(purse) probe {
			return probe{path: "/api/accounts/account", body: `{"version":1,"name":"New","iban":"","bic":"","holder":""}`}
		}),
		"archiveAccount": onMoney(func(purse) probe { return probe{path: "/api/accounts/bank"} }),
		"restoreAccount": onMoney(func(purse) probe { return probe{path: "/api/accounts/account/restore", body: "{}"} }),
		"listMovements":  onMoney(func(purse) probe { return probe{path: "/api/accounts/account/movements"} }),
		"exportMovements": onMoney(func(purse) probe {
			return probe{path: "/api/accounts/account/movements/export?format=csv"}
		}),
		"tickMovements": onMoney(func(purse) probe {
			return probe{path: "/api/accounts/account/reconcile", body: `{"movement_ids":["movement"],"reconciled":true}`}
		}),
		"listAgreed": onMoney(func(purse) probe { return probe{path: "/api/accounts/account/agreed"} }),
		"getCount":   onMoney(func(purse) probe { return probe{path: "/api/accounts/account/count"} }),

		"listSummaries": onMoney(func(p purse) probe { return probe{path: "/api/summaries?campus=" + p.campus} }),
		"getSummary":    onMoney(func(p purse) probe { return probe{path: "/api/summaries/" + p.month} }),
		"printSummary":  onMoney(func(p purse) probe { return probe{path: "/api/summaries/" + p.month + "/pdf"} }),
		"exportSummary": onMoney(func(p purse) probe { return probe{path: "/api/summaries/" + p.month + "/export?format=csv"} }),
		"closeMonth":    onMoney(func(p purse) probe { return probe{path: "/api/summaries/" + p.month + "/close", body: "{}"} }),
		"reopenMonth": func(w *world, caller access.Roles, on target) probe {
			p := w.purse(caller, on)
			w.exec(`INSERT INTO month_closing (id, campus_id, month, figures, closed_by, closed_at, reopened_by, reason) VALUES ('closed', ?, ?, '{}', '', ?, '', '')`, p.campus, lastMonth(), clock.Now())
			return probe{path: "/api/summaries/" + p.month + "/reopen", body: `{"reason":"Wrong"}`}
		},
		"listWeekendClosings": onMoney(func(purse) probe { return probe{path: "/api/weekend-closings", shows: `"closing"`} }),
		"getWeekendClosing":   onMoney(func(purse) probe { return probe{path: "/api/weekend-closings/closing"} }),
		"printWeekendClosing": onMoney(func(purse) probe { return probe{path: "/api/weekend-closings/closing/pdf"} }),
		"exportWeekendClosing": onMoney(func(purse) probe {
			return probe{path: "/api/weekend-closings/closing/export?format=csv"}
		}),
		"closeWeekend": onMoney(func(purse) probe {
			return probe{path: "/api/weekend-closings", body: once + `"account_id":"account","planning_id":"","day":"` + day + `","expected":500,"counted":500,"coins":[],"note":""}`}
		}),
		"reopenWeekend": onMoney(func(purse) probe {
			return probe{path: "/api/weekend-closings/closing/reopen", body: `{"reason":"Wrong"}`}
		}),

		"listTillAccounts": onMoney(func(purse) probe { return probe{path: "/api/till/accounts", shows: `"account"`} }),
		"findTillPeople":   onMoney(func(p purse) probe { return probe{path: "/api/till/people?words=a&campus=" + p.campus} }),
		"listTills":        onMoney(func(purse) probe { return probe{path: "/api/tills", shows: `"till"`} }),
		"registerTill": onMoney(func(p purse) probe {
			return probe{path: "/api/tills", body: `{"campus_id":"` + p.campus + `","name":"Tablet"}`}
		}),
		"endTill": onMoney(func(purse) probe { return probe{path: "/api/tills/till/end", body: "{}"} }),
		"openLeft": onMoney(func(purse) probe {
			return probe{path: "/api/tills/till/left", body: `{"person_id":"gone","payments":[]}`}
		}),
		"listQuestions":  onMoney(func(purse) probe { return probe{path: "/api/till/questions", shows: `"question"`} }),
		"settleQuestion": onMoney(func(purse) probe { return probe{path: "/api/till/questions/question/settle", body: `{"note":""}`} }),
	})
}

// purse is the money of a target: somebody who owes and has paid at a campus.
type purse struct{ campus, class, enrollment, payer, month string }

func onMoney(of func(purse) probe) func(*world, access.Roles, target) probe {
	return func(w *world, caller access.Roles, on target) probe { return of(w.purse(caller, on)) }
}

// lastMonth is the first day of the month before this one.
func lastMonth() clock.Date {
	day := clock.Today("Europe/Paris")
	return day.AddDays(1 - day.Day).AddMonths(-1)
}

func (w *world) purse(caller access.Roles, on target) purse {
	p := purse{campus: w.campus[on.campus], class: w.classOf(caller, on), enrollment: w.enrollmentOn(caller, on)}
	month := lastMonth()
	p.month = fmt.Sprintf("%s_%04d-%02d", p.campus, month.Year, month.Month)
	now, person, day := clock.Now(), w.personOn(caller, on), clock.Today("Europe/Paris")
	if err := w.database.Tx(w.ctx, func(tx *db.Tx) error { return finance.AddOwed(w.ctx, tx) }); err != nil {
		panic(err)
	}
	ids, err := db.All(w.ctx, w.database, db.ScanString, `SELECT id FROM payer WHERE person_id = ? AND campus_id = ?`, person, p.campus)
	if err == nil && len(ids) == 0 { // who asks for several probes at once may have had the enrollment wait
		ids = []string{db.NewID()}
		w.exec(`INSERT INTO payer (id, campus_id, kind, person_id, name, email, phone, address, id_number, language, note, sort_name, created_at, updated_at)
			VALUES (?, ?, 'student', ?, '', '', '', '', '', '', '', '', ?, ?)`, ids[0], p.campus, person, now, now)
	}
	if err != nil || len(ids) != 1 {
		panic(fmt.Sprint(ids, err))
	}
	p.payer = ids[0]
	// Who asks for several probes at once has it already.
	if there, err := db.Exists(w.ctx, w.database, `SELECT 1 FROM money_account WHERE id = 'account'`); err != nil || there {
		return p
	}
	w.exec(`INSERT INTO payer (id, campus_id, kind, name, email, phone, address, id_number, language, note, sort_name, created_at, updated_at) VALUES ('church', ?, 'church', 'Bethel', '', '', '', '', '', '', 'bethel', ?, ?)`, p.campus, now, now)
	for _, account := range []string{"account", "bank"} {
		w.exec(`INSERT INTO money_account (id, campus_id, name, kind, currency, iban, bic, holder, sort_name, search_text, created_at, updated_at) VALUES (?, ?, ?, 'cash', 'EUR', '', '', '', ?, '', ?, ?)`, account, p.campus, account, account, now, now)
	}
	w.exec(`INSERT INTO money_transaction (id, campus_id, kind, of_kind, day, amount, currency, way, reference, payer_id, category, memo, dues, allocated, receipt, with_total, with_paid, with_open, paper_hash, paper_name,
		request_hash, search_text, created_by, created_at) SELECT 'transaction', ?, 'income', '', ?, 500, 'EUR', 'cash', '', ?, 'tuition', '', 500, 0, 'NEW-2026-R-0001', 0, 0, 0, MIN(hash), 'a.txt', '', '', '', ? FROM course_document_file`, p.campus, day, p.payer, now)
	w.exec(`INSERT INTO money_transaction (id, campus_id, kind, of_kind, day, amount, currency, way, reference, category, memo, dues, allocated, receipt, with_total, with_paid, with_open, paper_name,
		request_hash, search_text, created_by, created_at) VALUES ('plain', ?, 'expense', '', ?, 1, 'EUR', 'cash', '', 'food', '', 0, 0, '', 0, 0, 0, '', '', '', '', ?)`, p.campus, day, now)
	w.exec(`INSERT INTO money_movement (id, transaction_id, account_id, day, amount, reconciled_by) VALUES ('movement', 'transaction', 'account', ?, 500, '')`, day)
	w.exec(`INSERT INTO account_month (account_id, month, amount) VALUES ('account', ?, 500)`, day.AddDays(1-day.Day))
	w.exec(`INSERT INTO invoice (id, campus_id, payer_id, state, year, number, name, currency, total, credited, paid, balance, next_deadline, day, note, sort_name, created_by, created_at, updated_at, issued_by, issued_at)
		VALUES ('invoice', ?, ?, 'issued', 2026, 1, 'NEW-2026-I-0001', 'EUR', 100, 0, 0, 100, '2026-12-01', '2026-11-02', '', '', '', ?, ?, '', ?)`, p.campus, p.payer, now, now, now)
	w.exec(`INSERT INTO money_number (campus_id, year, series, last) VALUES (?, 2026, 'I', 1)`, p.campus)
	w.exec(`INSERT INTO owed_part (id, campus_id, payer_id, number, loose, invoice_id, currency, deadline, amount, paid, credited, open, created_at) VALUES ('part', ?, ?, 0, TRUE, 'invoice', 'EUR', '2026-12-01', 100, 0, 0, 100, ?)`, p.campus, p.payer, now)
	w.exec(`INSERT INTO invoice (id, campus_id, payer_id, state, name, currency, total, credited, paid, balance, day, note, sort_name, created_by, created_at, updated_at, issued_by)
		VALUES ('draft', ?, ?, 'draft', '', 'EUR', 100, 0, 0, 100, '2026-11-02', '', '', '', ?, ?, '')`, p.campus, p.payer, now, now)
	w.exec(`INSERT INTO owed_part (id, campus_id, payer_id, number, loose, currency, deadline, amount, paid, credited, open, created_at) VALUES ('late', ?, ?, 0, TRUE, 'EUR', '2026-01-05', 100, 0, 0, 100, ?)`, p.campus, p.payer, now)
	w.exec(`INSERT INTO statement_line (id, account_id, file_name, bank_key, day, amount, name, iban, text, state, created_at) VALUES ('line', 'account', 'a.csv', 'key', ?, 500, '', '', '', 'open', ?)`, day, now)
	w.exec(`INSERT INTO till (id, campus_id, number, name, created_by, created_at) VALUES ('till', ?, 1, 'Tablet', '', ?)`, p.campus, now)
	w.exec(`INSERT INTO money_question (id, campus_id, transaction_id, kind, detail, created_at, settled_by, note) VALUES ('question', ?, 'transaction', 'credit', '', ?, '', '')`, p.campus, now)
	w.exec(`INSERT INTO weekend_closing (id, campus_id, account_id, day, opening, expected, counted, note, coins, figures, request_hash, closed_by, closed_at, reopened_by, reason)
		VALUES ('closing', ?, 'bank', ?, 0, 0, 0, '', '[]', '{}', '', '', ?, '', '')`, p.campus, day.AddDays(-1), now)
	return p
}

// payerOf is somebody as a payer of his campus.
func (w *world) payerOf(t *testing.T, personID string) string {
	t.Helper()
	id, err := db.One(t.Context(), w.database, "", db.ScanString, `SELECT MIN(id) FROM payer WHERE person_id = ?`, personID)
	must(t, err)
	return id
}
