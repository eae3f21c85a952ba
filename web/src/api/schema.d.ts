// Generated from openapi.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts with what is on them
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["listAccounts"];
        put?: never;
        /**
         * Create account
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["createAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account with what was on it on a day
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["getAccount"];
        /**
         * Update account
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        put: operations["updateAccount"];
        post?: never;
        /**
         * Archive an account on which nothing is left; it is never deleted
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        delete: operations["archiveAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what must be in a cash account, before it is counted
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["getCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of an account, the latest first, with the running balance
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["listMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tick movements as found on the bank's statement, or take the tick back
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["tickMovements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore account
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["restoreAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the sessions of some days
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda-courses/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find who could teach or translate a course, in order
         * @description May be called by every campus: admin, director, supervisor.
         */
        get: operations["findCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda-courses/{id}/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Line candidates up: the next is invited when one says no
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["lineUpInvitations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get agenda session
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["getAgendaSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where a session takes place
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        put: operations["setSessionPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export agenda
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["exportAgenda"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda/list.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sessions of some days to print
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["agendaPDF"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agenda/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the next sessions of a class or a student
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["listNextSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline applications, with a reason and a mail
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["declineApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export applications
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["exportApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/applications/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open declined applications again
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["reopenApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/classes/{id}/catch-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how the students of a class make up for what they missed
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        get: operations["listClassCatchUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/classes/{id}/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses of a class with how far their attendance is taken
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher; own campus: accounting, multimedia.
         */
        get: operations["listTakingCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/sheets/{agenda_course_id}/{class_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the attendance of a class in a course, or that nothing has changed in it
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher; own campus: accounting, multimedia.
         */
        get: operations["getAttendanceSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/sheets/{agenda_course_id}/{class_id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the empty cells that a student's mark would be copied to
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        get: operations["previewAttendanceCopy"];
        put?: never;
        /**
         * Copy a student's mark to his other sessions of the course that have none
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["copyAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/sheets/{agenda_course_id}/{class_id}/copies/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the cells again that a copy filled
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["undoAttendanceCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/sheets/{agenda_course_id}/{class_id}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark somebody of another class who catches up in a session
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["markGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/sheets/{agenda_course_id}/{class_id}/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter marks of attendance, with what became of each
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["saveAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/sheets/{agenda_course_id}/{class_id}/marks/{session_id}/{enrollment_id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attendance papers
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        get: operations["listAttendancePapers"];
        put?: never;
        /**
         * Add attendance paper
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["addAttendancePaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/sheets/{agenda_course_id}/{class_id}/marks/{session_id}/{enrollment_id}/papers/{paper_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove attendance paper
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        delete: operations["removeAttendancePaper"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/sheets/{agenda_course_id}/{class_id}/marks/{session_id}/{enrollment_id}/papers/{paper_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get attendance paper
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        get: operations["getAttendancePaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the classes with sessions of today, and what was not taken
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher; own campus: accounting, multimedia.
         */
        get: operations["listTaking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit events
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address of a registration by its mailed link
         * @description Open to everyone, without signing in.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sign in options
         * @description Open to everyone, without signing in.
         */
        get: operations["getSignInOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/{name}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in by a provider
         * @description Open to everyone, without signing in.
         */
        post: operations["startProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in by a provider
         * @description Open to everyone, without signing in.
         */
        post: operations["finishProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/providers/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in by a provider with a second factor
         * @description Open to everyone, without signing in.
         */
        post: operations["confirmProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as an applicant at a campus
         * @description Open to everyone, without signing in.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a mailed link to a new password
         * @description Open to everyone, without signing in.
         */
        post: operations["openResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/staff-invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at an invitation to the staff by its mailed link
         * @description Open to everyone, without signing in.
         */
        post: operations["openStaffInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/staff-invite/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept staff invite
         * @description Open to everyone, without signing in.
         */
        post: operations["acceptStaffInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own record, settings and look
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer by a mailed link on which dates one can come
         * @description Open to everyone, without signing in.
         */
        post: operations["answerAvailabilityQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability-answers/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read by a mailed link which dates are asked for
         * @description Open to everyone, without signing in.
         */
        post: operations["readAvailabilityQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List availability requests
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary.
         */
        get: operations["listAvailabilityRequests"];
        put?: never;
        /**
         * Ask instructors on which dates they can come
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["createAvailabilityRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get availability request
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary.
         */
        get: operations["getAvailabilityRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability-requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel availability request
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["cancelAvailabilityRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability-requests/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind who has not answered a question for dates
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["remindAvailabilityRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability-requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export availability requests
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary.
         */
        get: operations["exportAvailabilityRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List books
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["listBooks"];
        put?: never;
        /**
         * Create book
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        post: operations["createBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get book
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["getBook"];
        /**
         * Update book
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        put: operations["updateBook"];
        post?: never;
        /**
         * Delete book
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        delete: operations["deleteBook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{id}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get book cover
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["getBookCover"];
        /**
         * Set book cover
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        put: operations["setBookCover"];
        post?: never;
        /**
         * Remove book cover
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        delete: operations["removeBookCover"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{id}/dependents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what hangs on a book
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        get: operations["getBookDependents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{id}/file-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order book files
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        put: operations["orderBookFiles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List book files
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["listBookFiles"];
        put?: never;
        /**
         * Create book file
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        post: operations["createBookFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{id}/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update book file
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        put: operations["updateBookFile"];
        post?: never;
        /**
         * Delete book file
         * @description May be called by every campus: admin, director, supervisor, librarian.
         */
        delete: operations["deleteBookFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/{id}/files/{file_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get book file content
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["getBookFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export books
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["exportBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campuses
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user.
         */
        get: operations["listCampuses"];
        put?: never;
        /**
         * Create campus
         * @description May be called by every campus: admin, director.
         */
        post: operations["createCampus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get campus
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user.
         */
        get: operations["getCampus"];
        /**
         * Update campus
         * @description May be called by every campus: admin, director; own campus: coordinator.
         */
        put: operations["updateCampus"];
        post?: never;
        /**
         * Delete campus
         * @description May be called by every campus: admin, director.
         */
        delete: operations["deleteCampus"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/dependents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what hangs on a campus
         * @description May be called by every campus: admin, director.
         */
        get: operations["getCampusDependents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campus documents
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user.
         */
        get: operations["listCampusDocuments"];
        put?: never;
        /**
         * Create campus document
         * @description May be called by every campus: admin, director; own campus: coordinator.
         */
        post: operations["createCampusDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update campus document
         * @description May be called by every campus: admin, director; own campus: coordinator.
         */
        put: operations["updateCampusDocument"];
        post?: never;
        /**
         * Delete campus document
         * @description May be called by every campus: admin, director; own campus: coordinator.
         */
        delete: operations["deleteCampusDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/documents/{document_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get campus document content
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user.
         */
        get: operations["getCampusDocumentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get campus logo
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user.
         */
        get: operations["getCampusLogo"];
        /**
         * Set campus logo
         * @description May be called by every campus: admin, director; own campus: coordinator.
         */
        put: operations["setCampusLogo"];
        post?: never;
        /**
         * Remove campus logo
         * @description May be called by every campus: admin, director; own campus: coordinator.
         */
        delete: operations["removeCampusLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/paper-signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who signs the papers of a campus, and its stamp
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["getPaperSignature"];
        /**
         * Say who signs the papers of a campus
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["setPaperSignature"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/paper-signature/stamp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the picture of a campus's stamp
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["getPaperStamp"];
        /**
         * Store the picture of a campus's stamp
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["setPaperStamp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move a campus to another region
         * @description May be called by every campus: admin, director.
         */
        put: operations["moveCampus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore campus
         * @description May be called by every campus: admin, director.
         */
        post: operations["restoreCampus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campuses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export campuses
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user.
         */
        get: operations["exportCampuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catch-ups/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the work of a catch-up
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["acceptCatchUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catch-ups/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a catch-up without its being made up
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: student.
         */
        post: operations["endCatchUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catch-ups/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take what is proven as made up
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["takeCatchUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catch-ups/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take it back that something was made up
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["undoCatchUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catch-ups/{id}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the work of a catch-up
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: student.
         */
        post: operations["handInCatchUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catch-ups/{id}/work/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get catch up work
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher; own records: student.
         */
        get: operations["getCatchUpWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/churches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List churches
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["listChurches"];
        put?: never;
        /**
         * Create church
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["createChurch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/churches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get church
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["getChurch"];
        /**
         * Update church
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary.
         */
        put: operations["updateChurch"];
        post?: never;
        /**
         * Delete church
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary.
         */
        delete: operations["deleteChurch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/churches/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make two entries of one church one
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["mergeChurches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/churches/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List church people
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["listChurchPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/churches/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export churches
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["exportChurches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List classes
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["listClasses"];
        put?: never;
        /**
         * Create class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["createClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get class
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["getClass"];
        /**
         * Update class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["updateClass"];
        post?: never;
        /**
         * Delete class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        delete: operations["deleteClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/courses/{course_id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tick a course of a class as done, or not
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["setClassCourseDone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/invoices/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft invoices for all students of a class of what is on none yet
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        post: operations["draftInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/invoices/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue all drafts of a class
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["issueInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/list.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the list of a class to print
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher.
         */
        get: operations["getClassList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the papers that were issued for the students of a class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["listClassPapers"];
        put?: never;
        /**
         * Issue papers for students of a class, as a job
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["issuePapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/passed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tick who passed the level
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["tickPassed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far a class is with its courses
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["getClassProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["restoreClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/step-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what a promotion or graduation of a class would do
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["previewClassStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List class steps
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["listClassSteps"];
        put?: never;
        /**
         * Promote or graduate a class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["takeClassStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/steps/{step_id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a promotion or graduation of a class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["undoClassStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/students/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export class students
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher.
         */
        get: operations["exportClassStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/timetable/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the timetable of the campus to a class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["copyCampusTimetable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/{id}/waiting-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order the waiting list of a class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["orderWaiting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/classes/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export classes
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["exportClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses that were opened to people
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["listCourseAccess"];
        put?: never;
        /**
         * Open a course to a person for some days
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["grantCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course-access/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End course access
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["endCourseAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course-access/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend course access
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["extendCourseAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course-access/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the courses that were opened to people
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["exportCourseAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/course-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a document without knowing its course
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["findCourseDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List courses
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["listCourses"];
        put?: never;
        /**
         * Create course
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get course
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["getCourse"];
        /**
         * Update course
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["updateCourse"];
        post?: never;
        /**
         * Delete course
         * @description May be called by every campus: admin, director, supervisor.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all documents of a course as one ZIP
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["getCourseArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List course books
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["listCourseBooks"];
        /**
         * Set course books
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["setCourseBooks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/dependents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what hangs on a course
         * @description May be called by every campus: admin, director, supervisor.
         */
        get: operations["getCourseDependents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/document-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Order course documents
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        put: operations["orderCourseDocuments"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List course documents
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["listCourseDocuments"];
        put?: never;
        /**
         * Create course document
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        post: operations["createCourseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get course document
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["getCourseDocument"];
        /**
         * Update course document
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        put: operations["updateCourseDocument"];
        post?: never;
        /**
         * Delete course document
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        delete: operations["deleteCourseDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/documents/{document_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get course document content
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["getCourseDocumentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/documents/{document_id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List course document files
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: teacher.
         */
        get: operations["listCourseDocumentFiles"];
        put?: never;
        /**
         * Replace the file of a course document
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        post: operations["replaceCourseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/documents/{document_id}/files/{number}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get course document file content
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: teacher.
         */
        get: operations["getCourseDocumentFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses that a course builds on
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["listCourseRequirements"];
        /**
         * Say which courses a course builds on
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["setCourseRequirements"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore course
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["restoreCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export courses
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["exportCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curricula": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List curricula
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["listCurricula"];
        put?: never;
        /**
         * Create curriculum
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["createCurriculum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curricula/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get curriculum
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["getCurriculum"];
        /**
         * Update curriculum
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["updateCurriculum"];
        post?: never;
        /**
         * Delete curriculum
         * @description May be called by every campus: admin, director, supervisor.
         */
        delete: operations["deleteCurriculum"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curricula/{id}/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set curriculum courses
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["setCurriculumCourses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curricula/{id}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the next version of a curriculum
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["createCurriculumVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curricula/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore curriculum
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["restoreCurriculum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/curricula/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export curricula
         * @description May be called by every campus: admin, director, supervisor, coordinator, secretary, librarian; own records: accounting, multimedia, teacher, alumni, student.
         */
        get: operations["exportCurricula"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List enrollments
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["listEnrollments"];
        put?: never;
        /**
         * Enroll people in a class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["enroll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get enrollment
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["getEnrollment"];
        /**
         * Update enrollment
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["updateEnrollment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a confirmed enrollment back to waiting
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["takeBackEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm enrollment
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["confirmEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End enrollment
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["endEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what is owed and paid for an enrollment: parts with their states, who shares it, payments
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["getEnrollmentMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/money/replan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan what is still owed for an enrollment anew
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["replan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/money/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which share of an enrollment others pay; what was paid or invoiced stays as it was divided
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        put: operations["setShares"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/receiving-classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the classes that an enrollment can be transferred to
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["listReceivingClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer an enrollment to another class
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["transferEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the outcome of an enrollment
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["undoEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export enrollments
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["exportEnrollments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's own calendar links
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["listFeeds"];
        put?: never;
        /**
         * Make a calendar link, or find the one that there is
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        post: operations["createFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a calendar link
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        delete: operations["deleteFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a calendar link another address
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        post: operations["renewFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/file-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Renew the address of a file
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["renewLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the classes with how many of their courses have grades
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher; own campus: accounting, multimedia.
         */
        get: operations["listGradeClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/classes/{id}/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses of a class with which grades are there
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher; own campus: accounting, multimedia.
         */
        get: operations["listGradeCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/sheets/{agenda_course_id}/{class_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the grades of a class in a course, or that nothing has changed in them
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        get: operations["getGradeSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/sheets/{agenda_course_id}/{class_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export grades
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        get: operations["exportGrades"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/sheets/{agenda_course_id}/{class_id}/grades": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter grades, with what became of each
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["saveGrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/sheets/{agenda_course_id}/{class_id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show what a file of grades would do
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        put: operations["planGradeImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/sheets/{agenda_course_id}/{class_id}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the grades of a class in a course, and end entering them
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["lockGrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/sheets/{agenda_course_id}/{class_id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the students of a class see their grades in a course
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: teacher.
         */
        post: operations["publishGrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grades/sheets/{agenda_course_id}/{class_id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let grades that were locked be entered again
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["unlockGrades"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructor-space": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a teacher sees first: what waits, his next sessions, his classes
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["getInstructorSpace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructor-space/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's certificate of teaching to print
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["getOwnCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructor-space/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses that the caller teaches or taught
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["listTaughtCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructor-space/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a course with the caller's sessions and classes
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["getTaughtCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructor-space/teaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the caller has taught, by year
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["listOwnTeaching"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List instructors
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["listInstructors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get instructor
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["getInstructor"];
        /**
         * Update instructor
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        put: operations["updateInstructor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get when an instructor can come
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["getAvailability"];
        put?: never;
        /**
         * Say when an instructor can come
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        post: operations["createAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/{id}/availability/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update availability
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        put: operations["updateAvailability"];
        post?: never;
        /**
         * Delete availability
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        delete: operations["deleteAvailability"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/{id}/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an instructor's certificate of teaching to print
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["getTeachingCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get instructor photo
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["getInstructorPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/{id}/teaching": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what an instructor has taught, by year
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["listTeaching"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export instructors
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["exportInstructors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation-answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer teaching invitations by a mailed link
         * @description Open to everyone, without signing in.
         */
        post: operations["answerInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation-answers/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read by a mailed link what one is asked to teach
         * @description Open to everyone, without signing in.
         */
        post: operations["readInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation-answers/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an answer back by a mailed link
         * @description Open to everyone, without signing in.
         */
        post: operations["undoInvitationAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation-answers/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that an invitee has looked: called on his first touch of the page
         * @description Open to everyone, without signing in.
         */
        post: operations["viewInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List teaching invitations over all plannings
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a teaching invitation with its history
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        get: operations["getInvitation"];
        /**
         * Change what a teaching invitation offers
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["updateInvitation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a teaching invitation as accepted, after a call
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to what an invitee asks for
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["agreeInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a teaching invitation on somebody's behalf
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse what an invitee asks for
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["refuseInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the offer and send a teaching invitation again
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/resend/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the mail that sending a teaching invitation again would send
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["previewResend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{id}/stay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how an invitee comes, and where he sleeps
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["setInvitationStay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel teaching invitations
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["cancelInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export invitations
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        get: operations["exportInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who is asked for which week-end of a school year
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        get: operations["getInvitationMatrix"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite who is next in line instead
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["inviteNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See the mails that sending invitations would send
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["previewInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind people of teaching invitations
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["remindInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send teaching invitations, one mail for each person and planning
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["sendInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Draft an invoice by hand
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice with its lines, parts, payments and credit notes
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["getInvoice"];
        /**
         * Change the draft of an invoice
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Remove the draft of an invoice
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an issued invoice by a credit note for its balance
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["cancelInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct an issued invoice by a credit note
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["creditInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue an invoice: it gets its number
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["issueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoices/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up the invoices that a list shows, by currency
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["sumInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issued-papers/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a paper as it was issued
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: alumni, student.
         */
        get: operations["getIssuedPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/issued-papers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw paper
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["withdrawPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what teachers say they know of courses
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["listKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/knowledge/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what teachers say they know of courses
         * @description May be called by every campus: admin, director, supervisor, coordinator, librarian; own campus: secretary; own records: teacher.
         */
        get: operations["exportKnowledge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notes
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Create note
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["createNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update note
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        put: operations["updateNote"];
        post?: never;
        /**
         * Delete note
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notes/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order notes
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["orderNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notices as seen
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["seeNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notices/unseen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the notices that were not seen yet
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["countNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this description
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["getOpenAPI"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-date-questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get which dates the caller is asked for
         * @description May be called by own records: teacher.
         */
        get: operations["getOwnDateQuestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-date-questions/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer on which dates one can come
         * @description May be called by own records: teacher.
         */
        post: operations["answerOwnDateQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what one is asked to teach, by planning
         * @description May be called by own records: admin, director, supervisor, teacher.
         */
        get: operations["listOwnInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-invitations/{planning}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer own invitations
         * @description May be called by own records: admin, director, supervisor, teacher.
         */
        post: operations["answerOwnInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-invitations/{planning}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an answer back
         * @description May be called by own records: admin, director, supervisor, teacher.
         */
        post: operations["undoOwnInvitationAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/own-invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find by a mailed link what one answers signed in
         * @description May be called by own records: admin, director, supervisor, teacher.
         */
        post: operations["openOwnInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a paper by the code that is printed on it
         * @description Open to everyone, without signing in.
         */
        post: operations["checkPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how far papers that were asked for together are
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["getPaperRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paper-runs/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get papers that were asked for together, as one PDF or one each in a ZIP
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["getPaperRunContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who pays: students, churches, companies, relatives
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["listPayers"];
        put?: never;
        /**
         * Create payer
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        post: operations["createPayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get payer
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["getPayer"];
        /**
         * Update payer
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        put: operations["updatePayer"];
        post?: never;
        /**
         * Archive a payer; never a student
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        delete: operations["archivePayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payers/{id}/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a payer has still to pay, the oldest first, and his credit
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["listOwed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payers/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore payer
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["restorePayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payers/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the statement of account of a payer
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["listPeople"];
        put?: never;
        /**
         * Create person
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get person
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["getPerson"];
        /**
         * Update person
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["updatePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell how a person signs in
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator; own campus: secretary.
         */
        get: operations["getPersonAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/courses/{course_id}/given": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a course to a teacher, or take it from him
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["setCourseTeacher"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/courses/{course_id}/knowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say how well a teacher knows a course
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        put: operations["setKnowledge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export everything about a person
         * @description May be called by every campus: admin; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["exportPersonData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents that are open to a person
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["listOpenedDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Allow or block the sign-in of a person
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        put: operations["setPersonEnabled"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase person
         * @description May be called by every campus: admin.
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List person history
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        get: operations["listPersonHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/memberships/{campus_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set person roles
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["setPersonRoles"];
        post?: never;
        /**
         * End what a person is at a campus
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        delete: operations["endMembership"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show what merging two records of a person would do
         * @description May be called by every campus: admin, director, supervisor.
         */
        get: operations["previewMerge"];
        put?: never;
        /**
         * Make two records of one person one
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["mergePeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/network-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set network roles
         * @description May be called by every campus: admin, director.
         */
        put: operations["setNetworkRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get person photo
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["getPersonPhoto"];
        /**
         * Set person photo
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["setPersonPhoto"];
        post?: never;
        /**
         * Remove person photo
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        delete: operations["removePersonPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a person a link for a new password
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator; own campus: secretary.
         */
        post: operations["sendResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove person second factor
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        delete: operations["removePersonSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End person sessions
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        delete: operations["endPersonSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/add-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give several people a role
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["addRoleToPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pairs of records that may be one person
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["listDuplicates"];
        put?: never;
        /**
         * Find duplicates
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["findDuplicates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/duplicates/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that two records are not the same person
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["dismissDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/duplicates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export pairs of records that may be one person
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["exportDuplicates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/duplicates/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back that two records are not the same person
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["reopenDuplicate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/enabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Allow or block the sign-in of several people
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        put: operations["setPeopleEnabled"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export people
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["exportPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show what an import of people would do
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["planImport"];
        /**
         * Carry out an import of people
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/import/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the rows of an import that are refused or to be looked at, with the reasons
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["getRefusedRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an empty file for an import of people
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's imports that can be undone
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import of people
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a letter to several people
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator; own campus: secretary.
         */
        post: operations["mailPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plannings
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["listPlannings"];
        put?: never;
        /**
         * Create planning
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["createPlanning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get planning
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["getPlanning"];
        /**
         * Update planning
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["updatePlanning"];
        post?: never;
        /**
         * Delete planning
         * @description May be called by every campus: admin, director, supervisor.
         */
        delete: operations["deletePlanning"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change courses on the board of a planning
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["changeBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the board of a planning, or that nothing has changed on it
         * @description May be called by every campus: admin, director, supervisor.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel planning
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["cancelPlanning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close planning
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["closePlanning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a planning still lacks before it is closed
         * @description May be called by every campus: admin, director, supervisor.
         */
        get: operations["previewClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what each class of a planning has left to plan, and whether it can finish in time
         * @description May be called by every campus: admin, director, supervisor.
         */
        get: operations["listPlanningDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what publishing a planning would tell whom
         * @description May be called by every campus: admin, director, supervisor.
         */
        get: operations["previewPublication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List publications
         * @description May be called by every campus: admin, director, supervisor.
         */
        get: operations["listPublications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish planning
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["publishPlanning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do again what one took back on a board
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["redoBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a campus without a timetable rows on a board
         * @description May be called by every campus: admin, director, supervisor.
         */
        put: operations["setPlanningRows"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who comes to a planning, when, and where he sleeps
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own campus: accounting; own records: teacher.
         */
        get: operations["listStays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/stays.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who comes to a planning, when, and where he sleeps, to print
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own campus: accounting; own records: teacher.
         */
        get: operations["staysPDF"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take one's last act on a board back
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["undoBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy the plannings of a year to other dates
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["copyPlanningYear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export plannings
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["exportPlannings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create plannings every so many weeks
         * @description May be called by every campus: admin, director, supervisor.
         */
        post: operations["createPlanningSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plannings/year": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the plannings of a school year with what each class is given in them
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["getPlanningYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get profile
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/keeping-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the key with which one's browsers seal what they keep
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["openKeeping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how one is told of what
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["listNoticeChoices"];
        put?: never;
        /**
         * Choose whether notices of a kind come by mail
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["chooseNotices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change password
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set profile photo
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        put: operations["setProfilePhoto"];
        post?: never;
        /**
         * Remove profile photo
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        delete: operations["removeProfilePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell whether one has a second factor
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm second factor
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew recovery codes
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove second factor
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/second-factor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start second factor
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own sessions
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        /**
         * End other sessions
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End own session
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        delete: operations["endOwnSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-panel/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what stands in the quick panel
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["getQuickPanel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List regions
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user.
         */
        get: operations["listRegions"];
        put?: never;
        /**
         * Create region
         * @description May be called by every campus: admin, director.
         */
        post: operations["createRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update region
         * @description May be called by every campus: admin, director.
         */
        put: operations["updateRegion"];
        post?: never;
        /**
         * Delete region
         * @description May be called by every campus: admin, director.
         */
        delete: operations["deleteRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List classes with how their students do: averages, presence, what is missing
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary, multimedia.
         */
        get: operations["listClassReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/classes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a class at a glance: each student's grade and presence in each course
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary, multimedia.
         */
        get: operations["getClassReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/classes/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a class at a glance as a table
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary, multimedia.
         */
        get: operations["exportClassReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports/classes/{id}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a class at a glance to print
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary, multimedia.
         */
        get: operations["printClassReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search people, classes, courses and books
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get network settings
         * @description May be called by every campus: admin, director.
         */
        get: operations["getNetworkSettings"];
        /**
         * Update network settings
         * @description May be called by every campus: admin.
         */
        put: operations["updateNetworkSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List staff invites
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        get: operations["listStaffInvites"];
        put?: never;
        /**
         * Invite staff
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke staff invite
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        delete: operations["revokeStaffInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/staff-invites/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend staff invite
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator.
         */
        post: operations["resendStaffInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/student-space": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a student sees first: his next sessions, his grades, his presence
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student.
         */
        get: operations["getStudentSpace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the absences that a student announced
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: student.
         */
        get: operations["listAbsences"];
        put?: never;
        /**
         * Announce absence
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: student.
         */
        post: operations["announceAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/absences/{absence_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an announced absence back
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: student.
         */
        delete: operations["takeBackAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/catch-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how a student makes up for what he missed, and what he could
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: student.
         */
        get: operations["listCatchUps"];
        put?: never;
        /**
         * Open catch up
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: student.
         */
        post: operations["openCatchUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/missed/{session_id}/elsewhere": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the course of a missed session is given to others
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: student.
         */
        get: operations["listOtherSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/notes/{course_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a student did in one course, in detail
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: alumni, student; own records: teacher.
         */
        get: operations["getCourseNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the papers that were issued for a student
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: alumni, student.
         */
        get: operations["listStudentPapers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a student did in each of his classes
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: alumni, student.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/{id}/reports/{class_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a student did in a class: his grades, presence, average and mention
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary; own records: alumni, student.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the months of a campus, the latest first
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["listSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/summaries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the summary of a month of a campus
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/summaries/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a month: nothing is entered in it any more
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["closeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/summaries/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen the last month that was closed
         * @description May be called by every campus: admin, director.
         */
        post: operations["reopenMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teachable-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses with what one said of them
         * @description May be called by every campus: admin, director, supervisor; own records: teacher.
         */
        get: operations["listTeachableCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/till/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts into which payments go, without what is on them
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        get: operations["listTillAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/till/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find who comes to the till, with what he owes
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        get: operations["findTillPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/till/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what of the money taken without a line is to be settled
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/till/questions/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle question
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["settleQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tills
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        get: operations["listTills"];
        put?: never;
        /**
         * Register a device at which money is taken: its receipts have a series of their own
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        post: operations["registerTill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tills/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a till: it takes nothing new
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        post: operations["endTill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the hours of a timetable
         * @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student.
         */
        get: operations["listSlots"];
        put?: never;
        /**
         * Add an hour to a timetable
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        post: operations["createSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/timetable/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update slot
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        put: operations["updateSlot"];
        post?: never;
        /**
         * Delete slot
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, secretary.
         */
        delete: operations["deleteSlot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List transactions: those who only take payments see what came in
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a transaction with its movements and what it pays
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting, secretary; own records: alumni, student.
         */
        get: operations["getTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the paper of a transaction
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["getTransactionPaper"];
        put?: never;
        /**
         * Store the paper of an expense, once
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["addTransactionPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a transaction by a second one, once
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["reverseTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay what is owed with what had been paid too much
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        post: operations["useCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record expense
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["recordExpense"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record money that came in, and what it pays
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting, secretary.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give back what had been paid too much
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["recordRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a transfer between two accounts
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["recordTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce a file that comes in pieces
         * @description May be called by own records: admin, director, supervisor, librarian, teacher.
         */
        post: operations["createUpload"];
        delete?: never;
        /**
         * Tell what of tus is understood
         * @description May be called by own records: admin, director, supervisor, librarian, teacher.
         */
        options: operations["getUploadOptions"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Give up a file that comes in pieces
         * @description May be called by own records: admin, director, supervisor, librarian, teacher.
         */
        delete: operations["deleteUpload"];
        options?: never;
        /**
         * Tell how much of a file has arrived
         * @description May be called by own records: admin, director, supervisor, librarian, teacher.
         */
        head: operations["getUploadOffset"];
        /**
         * Send the next piece of a file
         * @description May be called by own records: admin, director, supervisor, librarian, teacher.
         */
        patch: operations["continueUpload"];
        trace?: never;
    };
    "/api/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the views of lists that were kept
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        get: operations["listViews"];
        put?: never;
        /**
         * Create view
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        post: operations["createView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update view
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        put: operations["updateView"];
        post?: never;
        /**
         * Delete view
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weekend-closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List weekend closings
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["listWeekendClosings"];
        put?: never;
        /**
         * Close a week-end: the cash that was counted, against what must be there
         * @description May be called by every campus: admin, director; own campus: coordinator, accounting.
         */
        post: operations["closeWeekend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weekend-closings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get weekend closing
         * @description May be called by every campus: admin, director, supervisor; own campus: coordinator, accounting.
         */
        get: operations["getWeekendClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/weekend-closings/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen the last week-end of an account that was closed
         * @description May be called by every campus: admin, director.
         */
        post: operations["reopenWeekend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed/{token}/agenda.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch sessions as a calendar, by a private link
         * @description Open to everyone, without signing in.
         */
        get: operations["readFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization-openlist/{region}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the campuses of a region that are open for sign-in
         * @description Open to everyone, without signing in.
         */
        get: operations["listOpenOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link for a new password
         * @description Open to everyone, without signing in.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by a mailed link
         * @description Open to everyone, without signing in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell who is signed in
         * @description Open to everyone, without signing in.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Open to everyone, without signing in.
         */
        post: operations["signIn"];
        /**
         * Sign out
         * @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user.
         */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Absence: {
            /** @description The name of who announced it: himself, or the office. */
            announced_by: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            first_day: string;
            id: string;
            /** Format: date */
            last_day: string;
            reason: string;
            student_id: string;
            student_name: string;
        };
        AbsenceFields: {
            /** Format: date */
            first_day: string;
            /** Format: date */
            last_day: string;
            reason: string;
        };
        Absences: {
            items: components["schemas"]["Absence"][];
        };
        AcceptStaffInviteRequest: {
            password?: string;
            password_confirmation?: string;
            token: string;
        };
        Account: {
            archived: boolean;
            /**
             * Format: int64
             * @description The sum of its movements until the day.
             */
            balance: number;
            bic: string;
            campus_id: string;
            campus_name: string;
            /** Format: date-time */
            created_at: string;
            currency: string;
            /** @description In whose name it is. */
            holder: string;
            /** @description Checked; empty where it has none. */
            iban: string;
            id: string;
            /** @enum {string} */
            kind: "cash" | "bank" | "mobile" | "card";
            may_edit: boolean;
            name: string;
            /**
             * Format: date
             * @description The day of the balance, with all that happened on it.
             */
            on: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        AccountFigures: {
            /** Format: int64 */
            closing: number;
            currency: string;
            id: string;
            /** Format: int64 */
            in: number;
            kind: string;
            name: string;
            /** Format: int64 */
            opening: number;
            /**
             * Format: int64
             * @description Never negative.
             */
            out: number;
        };
        Acted: {
            /**
             * Format: int64
             * @description The number of the board's state.
             */
            board: number;
            /** @description What it changed, as it stands now. */
            courses: components["schemas"]["AgendaCourse"][];
            /** @description The agenda courses that it took off the board. */
            removed: string[];
        };
        AddRoleToPeopleRequest: {
            campus_id: string;
            ids: string[];
            /** @enum {string} */
            role: "coordinator" | "accounting" | "secretary" | "multimedia" | "teacher" | "alumni" | "student" | "user";
        };
        AgeFigures: {
            /** Format: int64 */
            count: number;
            currency: string;
            /**
             * Format: int64
             * @description Up to 30 days.
             */
            days_30: number;
            /** Format: int64 */
            days_60: number;
            /** Format: int64 */
            days_90: number;
            /** Format: int64 */
            older: number;
        };
        AgendaCourse: {
            /** @description The host: whose clock it goes by. */
            campus_id: string;
            class_ids: string[];
            course_code: string;
            course_id: string;
            course_name: string;
            id: string;
            /** @description In every planning that it stands in. */
            sessions: components["schemas"]["CourseSession"][];
            /** @description Who teaches and translates it, or is asked to, each half in the order in which they are asked. */
            staff: components["schemas"]["Staffing"][];
            /** Format: int64 */
            version: number;
        };
        AgendaSession: {
            agenda_course_id: string;
            /** @description The host. */
            campus_id: string;
            campus_name: string;
            canceled: boolean;
            /** @description Those in reach. */
            classes: components["schemas"]["ClassShort"][];
            /** @description Of the host; empty for none. */
            color: string;
            course_code: string;
            course_id: string;
            course_name: string;
            /** Format: date */
            day: string;
            /** @description Nobody but planners has been told. */
            draft: boolean;
            /** Format: date-time */
            ends_at: string;
            /** Format: int64 */
            finish: number;
            /** @description agendaId in the addresses of the specification. */
            id: string;
            /** @description The caller may move it. */
            may_move: boolean;
            /** @description The caller may change its place. */
            may_place: boolean;
            /** @description Who gives it. */
            people: components["schemas"]["PublishedStaff"][];
            place: string;
            /** @description Its abbreviation, or its number. */
            planning: string;
            planning_id: string;
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            start: number;
            /** Format: date-time */
            starts_at: string;
            /** @description Of the host, whose clock day, start and finish go by. */
            time_zone: string;
        };
        AgreeInvitationRequest: {
            /**
             * Format: int64
             * @description What was offered, where it is absent.
             */
            agreed_amount?: number | null;
            reason?: string;
        };
        Alike: {
            /** Format: date-time */
            dismissed_at?: string;
            /** @description The name of who said that they are not the same. */
            dismissed_by?: string;
            /** @description The record that is older. */
            one: components["schemas"]["Lookalike"];
            other: components["schemas"]["Lookalike"];
            /** @description Empty where they are alike no more, and somebody had said that they are not the same. */
            reasons: ("email" | "mobile" | "name_birth_date" | "name")[];
            /**
             * Format: int64
             * @description 100: certainly the same.
             */
            score: number;
        };
        Allocation: {
            /** Format: int64 */
            amount: number;
            class_code: string;
            /** Format: date */
            deadline: string;
            invoice: string;
            /**
             * Format: int64
             * @description Of the installment.
             */
            number: number;
            part_id: string;
            student_name: string;
        };
        Announced: {
            /** Format: date */
            first_day: string;
            id: string;
            /** Format: date */
            last_day: string;
            reason: string;
            student_id: string;
        };
        Answer: {
            /**
             * @description Empty where he says nothing of it.
             * @enum {string}
             */
            kind: "" | "available" | "maybe" | "unavailable";
            remark: string;
        };
        AnswerAvailabilityQuestionRequest: {
            /** @description For each period, in its order. */
            answers: components["schemas"]["Answer"][];
            remark: string;
            token: string;
        };
        AnsweredRequest: {
            /**
             * Format: int64
             * @description How many of them have answered.
             */
            answered: number;
            asked: components["schemas"]["AskedPerson"][];
            /** @description The name of who asked. */
            by: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            id: string;
            /** @description The caller may remind and cancel. */
            may_edit: boolean;
            message: string;
            /**
             * Format: int64
             * @description How many were asked.
             */
            people: number;
            periods: components["schemas"]["Period"][];
            /** @enum {string} */
            state: "open" | "expired" | "canceled";
        };
        AnswerInvitationsRequest: {
            answers: components["schemas"]["GivenAnswer"][];
            /** @description What is sent twice under one key is done once. */
            key: string;
            token: string;
        };
        AnswerItem: {
            address: string;
            /** @description He had accepted, and is asked to confirm a change. */
            again: boolean;
            /** Format: int64 */
            agreed_amount: number | null;
            /** Format: int64 */
            amount: number | null;
            answer: components["schemas"]["InvitationAnswer"];
            /** Format: date */
            answer_by: string;
            /** @description Empty where nobody knows yet. */
            arrives_on: string;
            beside: components["schemas"]["AtSide"][];
            campus_name: string;
            classes: string[];
            course_code: string;
            course_name: string;
            currency: string;
            /** @enum {string} */
            half: "teacher" | "translator";
            id: string;
            leaves_on: string;
            /** @description Where he sleeps; empty where that is not offered. */
            lodging: string;
            /** @description What is asked, as it was seen: an answer names it. */
            mark: string;
            /** @description What he can do now. */
            may: ("yes" | "but" | "no" | "undo")[];
            offer_text: string;
            /** @description Its first session has begun. */
            over: boolean;
            sessions: components["schemas"]["InvitedSession"][];
            /** @enum {string} */
            state: "not_answered" | "answered" | "accepted" | "declined" | "canceled";
            /** @description Somebody else has accepted a session of it in the meantime. */
            taken: boolean;
            time_zone: string;
            /** @description How he comes, with trains and hours; empty where that is not offered. */
            transport: string;
            /** Format: date-time */
            undo_until: string | null;
        };
        AnswerOwnDateQuestionRequest: {
            /** @description For each period, in its order. */
            answers: components["schemas"]["Answer"][];
            remark: string;
        };
        AnswerPage: {
            /** @description Whom to call. */
            contact: components["schemas"]["Contact"];
            /** Format: date */
            first_day: string;
            /** @description In order of time; none where the link is dead. */
            items: components["schemas"]["AnswerItem"][];
            /**
             * @description The language he has chosen.
             * @enum {string}
             */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            /** Format: date */
            last_day: string;
            /** @description Who is asked. */
            name: string;
            /**
             * Format: int64
             * @description Of the week-end.
             */
            number: number;
            planning_id: string;
            /**
             * @description Open while something waits for an answer; changed where a newer mail took the place of the link.
             * @enum {string}
             */
            state: "open" | "answered" | "canceled" | "over" | "changed";
        };
        AnswerToken: {
            token: string;
        };
        Applicant: {
            email: string;
            name: string;
            organization_id: string;
        };
        Application: {
            /** Format: date-time */
            applied_at: string;
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /** Format: date-time */
            declined_at: string;
            declined_by: string;
            email: string;
            /** @description Of who waits: his place in the waiting list. */
            enrollment_id: string;
            /** Format: int64 */
            enrollment_version: number;
            last_name: string;
            /** @description What he was written with it. */
            message: string;
            /** @description What is not known of him yet that a place asks for. */
            missing: ("email" | "unconfirmed" | "mobile" | "birth_date" | "address")[];
            /** @description As people write it. */
            mobile: string;
            name: string;
            person_id: string;
            photo_url: string;
            /**
             * @description Of who was declined: why.
             * @enum {string}
             */
            reason: "" | "full" | "requirements" | "papers" | "no_answer" | "withdrew" | "other";
            /** @enum {string} */
            state: "new" | "waiting" | "declined";
            /** @enum {string} */
            waiting_reason: "" | "full" | "papers" | "payment" | "approval";
        };
        AskedPerson: {
            /** Format: date-time */
            answered_at: string | null;
            /** @description For each period, in its order. */
            answers: components["schemas"]["Answer"][];
            id: string;
            /**
             * Format: date-time
             * @description Null while the mail has not gone.
             */
            mailed_at: string | null;
            name: string;
            photo_url: string;
            remark: string;
        };
        AtSide: {
            /** @enum {string} */
            half: "teacher" | "translator";
            name: string;
            /** @enum {string} */
            state: "not_answered" | "answered" | "accepted";
        };
        Attempt: {
            /**
             * Format: date-time
             * @description When it was entered.
             */
            at: string;
            /**
             * Format: int64
             * @description 0 for the first grade, from 1 for retakes.
             */
            attempt: number;
            /** @description For the report card. */
            comment: string;
            /**
             * Format: int64
             * @description In hundredths, 7250 for 72.5; 0 where it is not graded.
             */
            points: number;
            /**
             * @description Empty where none was given.
             * @enum {string}
             */
            state: "" | "graded" | "absent" | "exempt";
            /** Format: int64 */
            version: number;
        };
        AttendanceSheet: {
            agenda_course_id: string;
            /** @description Absences that were announced for days of these sessions; none for who may not enter anything. */
            announced: components["schemas"]["Announced"][];
            /** @description The class is: nothing is entered any more. */
            archived: boolean;
            /** @description The class's. */
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            course_code: string;
            course_id: string;
            course_name: string;
            /** @description Who of other classes catches up in these sessions; they count in no rate. */
            guests: components["schemas"]["Guest"][];
            /** @description The caller may enter something. */
            may_edit: boolean;
            /**
             * Format: int64
             * @description Of the class's campus, of 100.
             */
            pass_mark: number;
            /**
             * Format: int64
             * @description Of the class's campus, in per cent.
             */
            required_attendance: number;
            sessions: components["schemas"]["SheetSession"][];
            students: components["schemas"]["SheetStudent"][];
            /** @description Of the host, whose clock day, start and finish go by. */
            time_zone: string;
        };
        Availability: {
            all_day: boolean;
            /** @description On the last day, such as 17:30; empty for whole days. */
            ends_at: string;
            /** @description The first days of the times that are left out. */
            except: string[];
            /** Format: date */
            first_day: string;
            id: string;
            /** @enum {string} */
            kind: "available" | "maybe" | "unavailable";
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
            /**
             * @description Who said it: the teacher, the staff, or his answer to a mailed question.
             * @enum {string}
             */
            origin: "self" | "staff" | "answer";
            reason: string;
            repeat: components["schemas"]["Repeat"];
            /** @description The question that it answers; empty for none. */
            request_id: string;
            /** @description On the first day, such as 09:00; empty for whole days. */
            starts_at: string;
            /** @description Of the times, such as Europe/Paris. */
            time_zone: string;
            /** @description What he had accepted and this absence touches, where it was just entered: he is asked whether he withdraws. */
            touches?: components["schemas"]["Commitment"][];
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        AvailabilityQuestion: {
            /** @description Who asks. */
            by: string;
            /**
             * @description The language he has chosen.
             * @enum {string}
             */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            /** @description An answer is taken, or can still be corrected. */
            may_edit: boolean;
            message: string;
            /** @description Who is asked. */
            name: string;
            /** @description None where it can neither be answered nor has been. */
            periods: components["schemas"]["QuestionPeriod"][];
            remark: string;
            /**
             * @description What is open, or was just answered, can be answered.
             * @enum {string}
             */
            state: "open" | "answered" | "expired" | "canceled";
        };
        AvailabilityRequest: {
            /**
             * Format: int64
             * @description How many of them have answered.
             */
            answered: number;
            /** @description The name of who asked. */
            by: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
            id: string;
            message: string;
            /**
             * Format: int64
             * @description How many were asked.
             */
            people: number;
            periods: components["schemas"]["Period"][];
            /** @enum {string} */
            state: "open" | "expired" | "canceled";
        };
        AvailabilityWindow: {
            /** @description What counts on each day of which anything is said. */
            days: components["schemas"]["DayState"][];
            /** @description What was entered. */
            items: components["schemas"]["Availability"][];
            may_edit: boolean;
            /** @description When that is, in order. */
            occurrences: components["schemas"]["Occurrence"][];
        };
        Average: {
            /** @description He was absent where a grade was to be given: he has not passed. */
            absent: boolean;
            /** @description Every course has a grade or is exempt. */
            complete: boolean;
            /** @description There is at least one grade. */
            known: boolean;
            /**
             * Format: int64
             * @description In hundredths, rounded half up; 0 where it is not known.
             */
            points: number;
        };
        Beside: {
            /** @enum {string} */
            half: "teacher" | "translator";
            name: string;
        };
        Board: {
            /**
             * Format: int64
             * @description The number of its state; who has the same knows everything.
             */
            board: number;
            /** @description By campus and code. */
            classes: components["schemas"]["BoardClass"][];
            conflicts: components["schemas"]["Conflict"][];
            courses: components["schemas"]["BoardCourse"][];
            may_redo: boolean;
            /** @description The caller did something here that can be taken back. */
            may_undo: boolean;
            planning: components["schemas"]["Planning"];
        };
        BoardClass: {
            campus_id: string;
            campus_name: string;
            code: string;
            color: string;
            hours: components["schemas"]["Hour"][];
            id: string;
            language: string;
            /** Format: int64 */
            level: number;
            /** Format: int64 */
            students: number;
            time_zone: string;
        };
        BoardCourse: {
            /** @description The host: whose clock it goes by. */
            campus_id: string;
            class_ids: string[];
            course_code: string;
            course_id: string;
            course_name: string;
            id: string;
            /** @description In every planning that it stands in. */
            sessions: components["schemas"]["CourseSession"][];
            /** @description Who teaches and translates it, or is asked to, each half in the order in which they are asked. */
            staff: components["schemas"]["Staffing"][];
            /** @description Every session has a teacher who accepted and, where needed, a translator. */
            staffed: boolean;
            /** @description A class does not speak the teacher's languages: it needs a translator. */
            translated: boolean;
            /** Format: int64 */
            version: number;
        };
        Book: {
            /** @description It is in the catalogue. */
            active: boolean;
            author: string;
            barcode: string;
            cover_url: string;
            /** Format: date-time */
            created_at: string;
            currency: string;
            description: string;
            /** @description Its files may be kept, not only read on the page. */
            downloadable: boolean;
            id: string;
            isbn: string;
            /** @description A language code such as fr, or nothing. */
            language: string;
            /** @description The caller may change its fields, cover and files. */
            may_edit: boolean;
            /**
             * Format: int64
             * @description In the currency's smallest unit.
             */
            price: number;
            /** @description Everyone in the school may read it. */
            published: boolean;
            title: string;
            /** @enum {string} */
            type: "ebook" | "audio_book" | "paperback";
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        BookDependent: {
            /** Format: int64 */
            count: number;
            /** @description files, courses */
            name: string;
        };
        BookDependents: {
            /** @description Deleting would take it out of the catalogue only, because of what refers to it. */
            archives: boolean;
            items: components["schemas"]["BookDependent"][];
        };
        BookFile: {
            content_url: string;
            /** Format: date-time */
            created_at: string;
            id: string;
            /** @enum {string} */
            kind: "pdf" | "kindle" | "epub" | "audio";
            media_type: string;
            /** @description The file's name. */
            name: string;
            /** Format: int64 */
            size: number;
            title: string;
            /** Format: int64 */
            version: number;
        };
        BookRow: {
            active: boolean;
            author: string;
            barcode: string;
            cover_url: string;
            currency: string;
            /** Format: int64 */
            file_count: number;
            id: string;
            language: string;
            /** Format: int64 */
            price: number;
            published: boolean;
            title: string;
            /** @enum {string} */
            type: "ebook" | "audio_book" | "paperback";
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        Campus: {
            /** @description It is closed for good and hidden; its people and records are kept. */
            archived: boolean;
            business_name: string;
            /** @description As #rrggbb. */
            color: string;
            /** Format: date-time */
            created_at: string;
            /** @description ISO 4217. */
            currency: string;
            id: string;
            id_number: string;
            /** @enum {string} */
            language: "fr" | "en" | "pt" | "it" | "es";
            location: components["schemas"]["Location"];
            logo_url: string;
            /** @description The caller may change its fields, logo and documents. */
            may_edit: boolean;
            /** @description The caller may delete it and move it to another region. */
            may_manage: boolean;
            name: string;
            /** @description It is offered at sign-in. */
            open: boolean;
            /** Format: int64 */
            pass_mark: number;
            phone: string;
            region_id: string;
            region_name: string;
            /**
             * Format: int64
             * @description In percent.
             */
            required_attendance: number;
            /** @description Opening hours in words. */
            schedule: string;
            time_zone: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            website: string;
        };
        CampusDocument: {
            content_url: string;
            /** Format: date-time */
            created_at: string;
            created_by_name: string;
            id: string;
            media_type: string;
            /** @description The file's name. */
            name: string;
            /** Format: int64 */
            position: number;
            /** Format: int64 */
            size: number;
            title: string;
            /** Format: int64 */
            version: number;
        };
        CampusRow: {
            archived: boolean;
            business_name: string;
            city: string;
            color: string;
            country: string;
            currency: string;
            id: string;
            language: string;
            logo_url: string;
            name: string;
            open: boolean;
            /** Format: int64 */
            people_count: number;
            phone: string;
            region_id: string;
            region_name: string;
            time_zone: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        CampusShort: {
            color: string;
            id: string;
            name: string;
        };
        CancelInvoiceRequest: {
            reason: string;
        };
        CancelPlanningRequest: {
            reason: string;
        };
        Candidate: {
            /** @description He is in line for it already. */
            asked: boolean;
            /** @description The host is among the campuses where he teaches. */
            at_campus: boolean;
            /**
             * Format: int64
             * @description How often he declined in the last twelve months.
             */
            declines: number;
            /**
             * @description On the days of the sessions: the worst of them.
             * @enum {string}
             */
            free: "available" | "unsaid" | "maybe" | "unavailable" | "busy";
            /** @description A supervisor gave him the course to teach. */
            given: boolean;
            /**
             * Format: date
             * @description The last day on which he taught at the host; empty for never.
             */
            last_came: string;
            /**
             * @description How well he knows the course; of a translator, none.
             * @enum {string}
             */
            level: "regularly" | "can" | "elsewhere" | "wants" | "none";
            /**
             * Format: int64
             * @description What he has accepted in this school year, in minutes.
             */
            minutes_taken: number;
            name: string;
            /** @description Something stands against him. */
            out: boolean;
            person_id: string;
            /** @description A language of every class; of a translator, also one of the teacher's. */
            speaks: boolean;
            /** @description Why he is not free: what he said, or the course that he gives then. */
            why: string;
        };
        Candidates: {
            items: components["schemas"]["Candidate"][];
            /**
             * Format: int64
             * @description How many there are; at most 100 are told.
             */
            total: number;
        };
        CatchUp: {
            /** Format: date-time */
            created_at: string;
            /** Format: date */
            due_day: string;
            /**
             * Format: int64
             * @description How much of the recording he has heard, in per cent.
             */
            heard: number;
            id: string;
            /** @description Who missed what. */
            missed: components["schemas"]["MissedSession"];
            note: string;
            opened_by: string;
            /** @description Where he comes instead; empty of other ways. */
            other: components["schemas"]["OtherSession"];
            /**
             * @description What proves it; empty while nothing does.
             * @enum {string}
             */
            proof: "" | "recording" | "elsewhere" | "work";
            /** @description It is proven, and his mark can be taken as made up. */
            proposed: boolean;
            /** @description It is open, but his mark says something else by now, or the session no longer counts: nothing is left to make up. */
            settled: boolean;
            /** @enum {string} */
            state: "open" | "taken" | "ended";
            /**
             * @description What he was marked there.
             * @enum {string}
             */
            there: "" | "present" | "late" | "online" | "made_up" | "absent" | "justified";
            /** @enum {string} */
            way: "recording" | "elsewhere" | "work";
            work: components["schemas"]["HandedIn"];
        };
        CatchUps: {
            /** @description The open ones first, by their date. */
            items: components["schemas"]["CatchUp"][];
            /** @description What was missed and is not made up for yet, the latest first; at most 200. */
            missed: components["schemas"]["MissedSession"][];
        };
        CategoryFigures: {
            category: string;
            currency: string;
            /** Format: int64 */
            expense: number;
            /** Format: int64 */
            income: number;
        };
        CellChange: {
            /** @description The host: whose clock it goes by. */
            campus_id: string;
            class_ids: string[];
            course_id: string;
            /** @description Empty for a new one. */
            id: string;
            /** @description In every planning that it stands in. */
            sessions: components["schemas"]["CourseSession"][];
            /** @description Who teaches and translates it, or is asked to, each half in the order in which they are asked. */
            staff: components["schemas"]["Staffing"][];
            /**
             * Format: int64
             * @description As it was seen; 0 for a new one.
             */
            version: number;
        };
        Change: {
            after: unknown;
            before: unknown;
            field: string;
        };
        ChangeBoardRequest: {
            changes: components["schemas"]["CellChange"][];
            /** @description What is sent twice under one key is done once. */
            key: string;
            /** @enum {string} */
            kind: "put" | "move" | "swap" | "copy" | "remove" | "staff" | "place" | "change";
            /** @description Needed where the planning is closed. */
            reason?: string;
        };
        Changed: {
            /** Format: int64 */
            count: number;
        };
        ChangedAttendanceSheet: {
            /** @description Absent where nothing has changed since. */
            data?: components["schemas"]["AttendanceSheet"];
            /** @description What to ask with the next time. */
            mark: string;
        };
        ChangedBoard: {
            /** @description Absent where nothing has changed since. */
            data?: components["schemas"]["Board"];
            /** @description What to ask with the next time. */
            mark: string;
        };
        ChangedGradeSheet: {
            /** @description Absent where nothing has changed since. */
            data?: components["schemas"]["GradeSheet"];
            /** @description What to ask with the next time. */
            mark: string;
        };
        ChangePasswordRequest: {
            existing_password: string;
            password: string;
            password_confirmation: string;
        };
        CheckPaperRequest: {
            code: string;
        };
        Choice: {
            /** @description It must be known, and so always comes by mail. */
            always: boolean;
            /** @description The end of its text's key. */
            kind: string;
            /** @description It also comes by mail. */
            mail: boolean;
        };
        ChooseNoticesRequest: {
            kind: string;
            mail: boolean;
        };
        Chosen: {
            /** Format: int64 */
            amount: number;
            part_id: string;
        };
        Church: {
            city: string;
            /** @description ISO 3166, two letters. */
            country: string;
            id: string;
            name: string;
            pastor: string;
            /**
             * Format: int64
             * @description How many people belong to it; only for who may change churches.
             */
            people: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        ChurchFields: {
            city: string;
            /** @description ISO 3166, two letters. */
            country: string;
            name: string;
            pastor: string;
        };
        ChurchPerson: {
            city: string;
            id: string;
            name: string;
            photo_url: string;
            /** @description Studies, studied or applies, and is in the list of students. */
            student: boolean;
        };
        Class: {
            archived: boolean;
            /** @description The campus's. */
            campus_color: string;
            campus_id: string;
            campus_name: string;
            /**
             * Format: int64
             * @description How many places it has; 0 for no limit.
             */
            capacity: number;
            code: string;
            /**
             * Format: int64
             * @description How many students are enrolled.
             */
            confirmed: number;
            /** Format: date-time */
            created_at: string;
            /** @description The campus's. */
            currency: string;
            /** @description The version of a curriculum that it follows, or nothing. */
            curriculum_id: string;
            curriculum_name: string;
            /**
             * Format: int64
             * @description Which version of the curriculum it follows; 0 for none.
             */
            curriculum_number: number;
            /** Format: int64 */
            end_year: number;
            graduated: boolean;
            /**
             * Format: int64
             * @description How many completed it.
             */
            graduates: number;
            id: string;
            /** @description The language it is taught in. */
            language: string;
            /** Format: int64 */
            level: number;
            may_edit: boolean;
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: int64 */
            start_year: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description How many wait for a place.
             */
            waiting: number;
        };
        ClassCourse: {
            /** @description Somebody ticked it. */
            by_hand: boolean;
            code: string;
            course_id: string;
            /**
             * Format: int64
             * @description Those that the caller may see.
             */
            document_count: number;
            /**
             * Format: date
             * @description Its last day; empty where it is not done.
             */
            done_on: string;
            edition: string;
            /** Format: int64 */
            hours: number;
            /** Format: int64 */
            level: number;
            name: string;
            /**
             * Format: date
             * @description Its first day; empty where it is not planned.
             */
            planned_on: string;
            /** @description The planning in which it stands last; empty where it stands in none. */
            planning_id: string;
            /** @description Why somebody ticked it. */
            reason: string;
            /** @enum {string} */
            state: "done" | "planned" | "missing";
        };
        ClassDebt: {
            class_id: string;
            /**
             * Format: int64
             * @description What of its curriculum is neither done nor planned.
             */
            hours_left: number;
            /** @description There is less room than debt: it cannot finish in time. */
            late: boolean;
            /**
             * Format: int64
             * @description The hours that the plannings ahead have free for it, until it ends.
             */
            room: number;
        };
        ClassFigures: {
            /** Format: int64 */
            amount: number;
            class_code: string;
            /** @description Empty for what was paid for none. */
            class_id: string;
            currency: string;
        };
        ClassProgress: {
            courses: components["schemas"]["ClassCourse"][];
            curriculum_id: string;
            /** Format: int64 */
            hours: number;
            /** Format: int64 */
            hours_done: number;
            /**
             * Format: int64
             * @description What is neither done nor planned: the debt.
             */
            hours_left: number;
            /** Format: int64 */
            hours_planned: number;
            /** @description There is less room than debt: it cannot finish in time. */
            late: boolean;
            /**
             * Format: int64
             * @description The hours that the plannings ahead have free for it, until it ends.
             */
            room: number;
        };
        ClassReport: {
            campus_color: string;
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /** @description In the order in which they were given; one that was given twice stands here once. */
            courses: components["schemas"]["ClassReportCourse"][];
            /** @description Empty where it follows none. */
            curriculum_name: string;
            /** Format: int64 */
            end_year: number;
            graduated: boolean;
            /** Format: int64 */
            level: number;
            /** Format: int64 */
            pass_mark: number;
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: int64 */
            required_attendance: number;
            /** @description The caller may know grades and what follows from them; else only which are there. */
            sees_marks: boolean;
            /** Format: int64 */
            start_year: number;
            /** @description By name; who left the class comes last. */
            students: components["schemas"]["ClassReportStudent"][];
            summary: components["schemas"]["ClassSummary"];
        };
        ClassReportCell: {
            /** @description He followed it in the class that he was transferred from. */
            carried: boolean;
            /** Format: int64 */
            counted: number;
            followed: boolean;
            /** Format: int64 */
            gaps: number;
            /** @description He has a grade, was absent or is exempt. */
            given: boolean;
            passed: boolean;
            /**
             * Format: int64
             * @description In hundredths, 7250 for 72.5; 0 where it is not graded.
             */
            points: number;
            /** Format: int64 */
            present: number;
            /**
             * @description Empty where none was given.
             * @enum {string}
             */
            state: "" | "graded" | "absent" | "exempt";
            /**
             * @description His presence is below what is required; or that can no longer be reached.
             * @enum {string}
             */
            warns: "" | "low" | "lost";
        };
        ClassReportCourse: {
            /** @description Its sheets in this class; none where it was followed elsewhere. */
            agenda_course_ids: string[];
            course_code: string;
            course_id: string;
            course_name: string;
            /** Format: date */
            first_day: string;
            /**
             * Format: int64
             * @description How many of them have a grade, or were absent or exempt.
             */
            given: number;
            /**
             * Format: int64
             * @description Of how many the mean is.
             */
            graded: number;
            /** Format: int64 */
            hours: number;
            /** Format: date */
            last_day: string;
            /**
             * Format: int64
             * @description Of those who have a grade; 0 where nobody has, or the caller may not know.
             */
            mean: number;
            /** @description It is over for some time, and grades are missing. */
            missing: boolean;
            /** @description All its sessions are over. */
            over: boolean;
            /** Format: int64 */
            passed: number;
            presence: components["schemas"]["Presence"];
            published: boolean;
            /**
             * Format: int64
             * @description How many follow or followed it.
             */
            students: number;
            /**
             * Format: int64
             * @description Sessions of the last weeks in which nobody has a mark.
             */
            untaken: number;
        };
        ClassReportLine: {
            campus_color: string;
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /**
             * Format: int64
             * @description Those of them in which everybody has a grade.
             */
            complete: number;
            /** Format: int64 */
            courses: number;
            /** @description Empty where it follows none. */
            curriculum_name: string;
            /** Format: int64 */
            end_year: number;
            /**
             * Format: int64
             * @description Of how many the mean is.
             */
            graded: number;
            graduated: boolean;
            /** Format: int64 */
            level: number;
            /**
             * Format: int64
             * @description Those of them who can no longer reach it.
             */
            lost: number;
            /**
             * Format: int64
             * @description Students whose presence is below what is required in some course.
             */
            low: number;
            /**
             * Format: int64
             * @description Of the averages of its students, rounded half up.
             */
            mean: number;
            /**
             * Format: int64
             * @description Courses that are over for some time and in which grades are missing.
             */
            missing_sheets: number;
            /**
             * Format: int64
             * @description Courses whose sessions are over.
             */
            over: number;
            /** Format: int64 */
            pass_mark: number;
            /**
             * Format: int64
             * @description How many of them have an average that is enough.
             */
            passed: number;
            presence: components["schemas"]["Presence"];
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: int64 */
            required_attendance: number;
            /** @description The caller may know the mean and who passed. */
            sees_marks: boolean;
            /** Format: int64 */
            start_year: number;
            /** Format: int64 */
            students: number;
            /**
             * Format: int64
             * @description Sessions of the last weeks that were not taken.
             */
            untaken: number;
            /**
             * Format: int64
             * @description How many things somebody should look at: students with too little presence, courses without grades, sessions that were not taken.
             */
            warnings: number;
        };
        ClassReportStudent: {
            average: components["schemas"]["Average"];
            /** @description One for each course, in their order. */
            cells: components["schemas"]["ClassReportCell"][];
            enrollment_id: string;
            first_name: string;
            last_name: string;
            /**
             * Format: int64
             * @description Those in which it can no longer be reached.
             */
            lost: number;
            /**
             * Format: int64
             * @description Courses in which his presence is below what is required.
             */
            low: number;
            /** @enum {string} */
            mention: "" | "excellent" | "very_good" | "good" | "passed" | "not_passed";
            /** Format: int64 */
            missing_grades: number;
            /**
             * @description How his enrollment ended; empty while it runs.
             * @enum {string}
             */
            outcome: "" | "transferred" | "withdrawn" | "failed" | "completed";
            /** Format: int64 */
            passed_courses: number;
            photo_url: string;
            presence: components["schemas"]["Presence"];
            student_id: string;
        };
        ClassShort: {
            campus_id: string;
            code: string;
            id: string;
        };
        ClassStep: {
            /** Format: date-time */
            at: string;
            /** @description Who took it. */
            by_name: string;
            /** @description Empty while it is only shown beforehand. */
            id: string;
            /** @enum {string} */
            kind: "promote" | "graduate";
            /**
             * Format: int64
             * @description The level that the class has before.
             */
            level: number;
            /**
             * Format: int64
             * @description The level that it has after.
             */
            next: number;
            students: components["schemas"]["StepStudent"][];
            /**
             * @description Whether it can be taken back, and why not.
             * @enum {string}
             */
            undo: "possible" | "later_step" | "too_late" | "undone" | "class_is_over" | "class_full";
        };
        ClassSummary: {
            /**
             * Format: int64
             * @description Those of them in which everybody has a grade.
             */
            complete: number;
            /** Format: int64 */
            courses: number;
            /**
             * Format: int64
             * @description Of how many the mean is.
             */
            graded: number;
            /**
             * Format: int64
             * @description Those of them who can no longer reach it.
             */
            lost: number;
            /**
             * Format: int64
             * @description Students whose presence is below what is required in some course.
             */
            low: number;
            /**
             * Format: int64
             * @description Of the averages of its students, rounded half up.
             */
            mean: number;
            /**
             * Format: int64
             * @description Courses that are over for some time and in which grades are missing.
             */
            missing_sheets: number;
            /**
             * Format: int64
             * @description Courses whose sessions are over.
             */
            over: number;
            /**
             * Format: int64
             * @description How many of them have an average that is enough.
             */
            passed: number;
            presence: components["schemas"]["Presence"];
            /** Format: int64 */
            students: number;
            /**
             * Format: int64
             * @description Sessions of the last weeks that were not taken.
             */
            untaken: number;
            /**
             * Format: int64
             * @description How many things somebody should look at: students with too little presence, courses without grades, sessions that were not taken.
             */
            warnings: number;
        };
        ClosingFields: {
            /** @description A cash account. */
            account_id: string;
            /** @description Coins and notes; where there are any, they sum up to what was counted. */
            coins: components["schemas"]["Coins"][];
            /** Format: int64 */
            counted: number;
            /** Format: date */
            day: string;
            /**
             * Format: int64
             * @description What must be there, as it was shown: where it is another by now, nothing is done.
             */
            expected: number;
            /** @description Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused. */
            key: string;
            /** @description A difference needs one. */
            note: string;
            /** @description The week-end; empty for none. */
            planning_id: string;
        };
        ClosingPreview: {
            missing: components["schemas"]["Missing"][];
        };
        Coins: {
            /** Format: int64 */
            count: number;
            /**
             * Format: int64
             * @description In the currency's smallest unit.
             */
            value: number;
        };
        Commitment: {
            campus_name: string;
            course_name: string;
            /** Format: date */
            day: string;
            /** Format: int64 */
            finish: number;
            invitation_id: string;
            /** @description What he accepted, as it stands: by it he withdraws. */
            mark: string;
            planning_id: string;
            session_id: string;
            /**
             * Format: int64
             * @description Minutes from midnight, by the host's clock.
             */
            start: number;
        };
        Concerned: {
            name: string;
            person_id: string;
            /** @description Those of his sessions that are new, changed or gone. */
            session_ids: string[];
        };
        ConcernedClass: {
            class_id: string;
            session_ids: string[];
            /** Format: int64 */
            students: number;
        };
        ConfirmEmailRequest: {
            token: string;
        };
        ConfirmEnrollmentRequest: {
            /** @description Confirm even where the class has no place left. */
            overfill: boolean;
            /** Format: int64 */
            version: number;
        };
        ConfirmProviderRequest: {
            browser_secret: string;
            /** @description Of the second factor, or a recovery code. */
            code: string;
            /** @description The mark that an earlier session's answer gave this browser. */
            device?: string;
            state: string;
        };
        ConfirmSecondFactorRequest: {
            code: string;
        };
        Conflict: {
            /** @description Where it is. */
            agenda_course_id: string;
            /** @description Empty where it is about no class. */
            class_id: string;
            /** @enum {string} */
            kind: "teacher_twice" | "class_twice" | "unavailable" | "no_course" | "no_language" | "no_campus" | "given_before" | "outside_hours" | "too_early";
            /** @description What it collides with: a course, the reason of an absence, a language. Empty for nothing. */
            other: string;
            /** @description The planning in which the other one is; empty for none. */
            other_planning_id: string;
            person_id: string;
            /** @description Empty where it is about nobody. */
            person_name: string;
            /** @description Empty where it is about all of them. */
            session_id: string;
            /** @description Where the other one is: a campus. Empty for nowhere. */
            where: string;
        };
        Contact: {
            campus: string;
            email: string;
            /** @description Who asked; empty where nobody knows any more. */
            name: string;
            phone: string;
        };
        CopyAttendanceRequest: {
            enrollment_id: string;
            /** @description Made by the device, once for each copy: by it the copy is undone. */
            id: string;
            session_id: string;
        };
        CopyPlanningYearRequest: {
            /**
             * Format: date
             * @description Of the first planning that is made.
             */
            first_day: string;
            /**
             * Format: int64
             * @description The year in which the school year to copy begins.
             */
            year: number;
        };
        CopyPreview: {
            /** @description What would be copied. */
            mark: components["schemas"]["Mark"];
            /** @description The sessions that it would fill: those in which the student has no mark. */
            session_ids: string[];
        };
        CopyUndone: {
            /**
             * Format: int64
             * @description Cells that somebody has changed since: they stay.
             */
            changed: number;
            /**
             * Format: int64
             * @description Cells that are empty again.
             */
            emptied: number;
        };
        CorrectionFields: {
            /**
             * Format: int64
             * @description At most its balance.
             */
            amount: number;
            /** @description Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused. */
            key: string;
            reason: string;
        };
        Count: {
            account_id: string;
            account_name: string;
            campus_id: string;
            /** @description What of it paid for which class. */
            classes: components["schemas"]["ClassFigures"][];
            currency: string;
            /** Format: int64 */
            expected: number;
            /**
             * Format: date
             * @description The first day that can be closed.
             */
            first_day: string;
            /** Format: int64 */
            in: number;
            /**
             * Format: int64
             * @description What was there then.
             */
            opening: number;
            /** Format: int64 */
            out: number;
            /**
             * Format: date-time
             * @description When it was closed last; absent where it never was.
             */
            since?: string;
            /** @description All that the campus took since then, by the way of payment. */
            ways: components["schemas"]["WayFigures"][];
        };
        Course: {
            /** @description It is no longer taught; what names it is kept. */
            archived: boolean;
            code: string;
            /** Format: date-time */
            created_at: string;
            description: string;
            /** @description The specification's version: a language or a revision of its content. */
            edition: string;
            english_name: string;
            /** Format: int64 */
            hours: number;
            id: string;
            /** @description The caller may change its fields and books. */
            may_edit: boolean;
            /** @description The caller may add and change its documents. */
            may_file: boolean;
            name: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        CourseAccess: {
            course_code: string;
            course_id: string;
            course_name: string;
            /**
             * Format: int64
             * @enum {integer}
             */
            days: 90 | 120 | 240 | 360;
            /** Format: date */
            first_day: string;
            id: string;
            /**
             * Format: date
             * @description It is open on that day still.
             */
            last_day: string;
            note: string;
            person_id: string;
            person_name: string;
            /** @enum {string} */
            state: "open" | "ended";
            /** Format: int64 */
            version: number;
        };
        CourseBook: {
            active: boolean;
            author: string;
            book_id: string;
            cover_url: string;
            /** @enum {string} */
            need: "required" | "suggested";
            published: boolean;
            title: string;
            /** @enum {string} */
            type: "ebook" | "audio_book" | "paperback";
        };
        CourseBookChoice: {
            book_id: string;
            /** @enum {string} */
            need: "required" | "suggested";
        };
        CourseDependent: {
            /** Format: int64 */
            count: number;
            /** @description curricula, classes, grants, documents, plannings */
            name: string;
        };
        CourseDependents: {
            /** @description Deleting would archive it, because of what hangs on it. */
            archives: boolean;
            items: components["schemas"]["CourseDependent"][];
        };
        CourseDocument: {
            content_url: string;
            course_id: string;
            /**
             * Format: int64
             * @description How often the file was replaced, from 1.
             */
            file_number: number;
            id: string;
            /** @description A language code such as fr, or nothing. */
            language: string;
            may_edit: boolean;
            media_type: string;
            /** @description The file's name. */
            name: string;
            /** Format: int64 */
            size: number;
            /** @description Students of the course may open it. Exams and their answers never are for them. */
            student_access: boolean;
            title: string;
            /** @enum {string} */
            type: "complement" | "material" | "summary" | "exam" | "exam_answer" | "slideshow" | "other";
            /** Format: date-time */
            uploaded_at: string;
            /** @description The name of who sent the file. */
            uploaded_by: string;
            /** Format: int64 */
            version: number;
        };
        CourseDocumentFile: {
            content_url: string;
            media_type: string;
            name: string;
            /** Format: int64 */
            number: number;
            /** Format: int64 */
            size: number;
            /** Format: date-time */
            uploaded_at: string;
            uploaded_by: string;
        };
        CourseDocuments: {
            /** @description All of them as one ZIP; nothing where there are none. */
            archive_url: string;
            items: components["schemas"]["CourseDocument"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        CourseNotes: {
            course_code: string;
            course_id: string;
            course_name: string;
            first_name: string;
            /** @description Each agenda course of it that he followed, in the order of time. */
            items: components["schemas"]["NotesItem"][];
            last_name: string;
            photo_url: string;
            student_id: string;
        };
        CourseOfMine: {
            /** @description It is no longer taught; what names it is kept. */
            archived: boolean;
            /** @description Those of the sessions to come, and of those that are over as long as they have students. */
            classes: components["schemas"]["TaughtClass"][];
            code: string;
            /** @description The soonest first. */
            coming: components["schemas"]["Engagement"][];
            /** Format: date-time */
            created_at: string;
            description: string;
            /** Format: int64 */
            documents: number;
            /** @description The specification's version: a language or a revision of its content. */
            edition: string;
            english_name: string;
            /** Format: int64 */
            hours: number;
            id: string;
            /** @description The caller may change its fields and books. */
            may_edit: boolean;
            /** @description The caller may add and change its documents. */
            may_file: boolean;
            name: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            /** @description What is over, the last first. */
            years: components["schemas"]["TaughtYear"][];
        };
        CourseRow: {
            archived: boolean;
            /** Format: int64 */
            book_count: number;
            code: string;
            /**
             * Format: int64
             * @description Those that the caller may see.
             */
            document_count: number;
            edition: string;
            english_name: string;
            /** Format: int64 */
            hours: number;
            id: string;
            name: string;
            /**
             * Format: int64
             * @description Teachers who say that they can or regularly do teach it.
             */
            teacher_count: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        CourseSession: {
            /** Format: date */
            day: string;
            /** Format: int64 */
            finish: number;
            /** @description Empty for a new one. */
            id: string;
            /** @description A room, or a link that begins with https://. */
            place: string;
            planning_id: string;
            /**
             * Format: int64
             * @description Minutes from midnight, by the host's clock.
             */
            start: number;
        };
        CreateAvailabilityRequest: {
            all_day: boolean;
            /** @description On the last day, such as 17:30; empty for whole days. */
            ends_at: string;
            /** @description The first days of the times that are left out. */
            except: string[];
            /** Format: date */
            first_day: string;
            /** @description This stands in for one time of a repeating one, which goes on without it. */
            instead_of?: components["schemas"]["Replaced"];
            /** @enum {string} */
            kind: "available" | "maybe" | "unavailable";
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
            reason: string;
            repeat: components["schemas"]["Repeat"];
            /** @description On the first day, such as 09:00; empty for whole days. */
            starts_at: string;
            /** @description Of the times, such as Europe/Paris. */
            time_zone: string;
        };
        CreateAvailabilityRequestRequest: {
            /** @description A line of one's own in the mail. */
            message: string;
            periods: components["schemas"]["Period"][];
            /** @description The teachers to ask. */
            person_ids: string[];
        };
        CreateBookRequest: {
            /** @description It is in the catalogue. */
            active: boolean;
            author: string;
            barcode: string;
            currency: string;
            description: string;
            /** @description Its files may be kept, not only read on the page. */
            downloadable: boolean;
            isbn: string;
            /** @description A language code such as fr, or nothing. */
            language: string;
            /**
             * Format: int64
             * @description In the currency's smallest unit.
             */
            price: number;
            /** @description Everyone in the school may read it. */
            published: boolean;
            title: string;
            /** @enum {string} */
            type: "ebook" | "audio_book" | "paperback";
        };
        CreateCampusRequest: {
            business_name: string;
            /** @description As #rrggbb. */
            color: string;
            /** @description ISO 4217. */
            currency: string;
            id_number: string;
            /** @enum {string} */
            language: "fr" | "en" | "pt" | "it" | "es";
            location: components["schemas"]["Location"];
            name: string;
            /** @description It is offered at sign-in. */
            open: boolean;
            /** Format: int64 */
            pass_mark: number;
            phone: string;
            region_id: string;
            /**
             * Format: int64
             * @description In percent.
             */
            required_attendance: number;
            /** @description Opening hours in words. */
            schedule: string;
            time_zone: string;
            website: string;
        };
        CreateClassRequest: {
            campus_id: string;
            /**
             * Format: int64
             * @description How many places it has; 0 for no limit.
             */
            capacity: number;
            code: string;
            /** @description The version of a curriculum that it follows, or nothing. */
            curriculum_id: string;
            /** Format: int64 */
            end_year: number;
            /** @description The language it is taught in. */
            language: string;
            /** Format: int64 */
            level: number;
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: int64 */
            start_year: number;
        };
        CreateCourseRequest: {
            code: string;
            /** @description What is taken over from that one. */
            copy?: ("books" | "documents")[];
            description: string;
            /** @description The specification's version: a language or a revision of its content. */
            edition: string;
            english_name: string;
            /** @description The course that it is another version of. */
            from_id?: string;
            /** Format: int64 */
            hours: number;
            name: string;
        };
        CreateCurriculumRequest: {
            description: string;
            name: string;
            /** @enum {string} */
            programme: "certificate" | "diploma";
        };
        CreateInvoiceRequest: {
            /**
             * Format: date
             * @description Without one, 30 days after it is issued.
             */
            deadline?: string;
            lines: components["schemas"]["DraftLine"][];
            note: string;
            payer_id: string;
        };
        CreateNoteRequest: {
            done: boolean;
            /**
             * Format: int64
             * @description Its place in the list, counted from 0: the first if it is not said.
             */
            position?: number;
            text: string;
        };
        CreatePayerRequest: {
            address: string;
            campus_id: string;
            email: string;
            /** @description Of a company or church. */
            id_number: string;
            /** @enum {string} */
            kind: "church" | "company" | "relative";
            /**
             * @description Of his papers; empty for the campus's.
             * @enum {string}
             */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            name: string;
            note: string;
            phone: string;
        };
        CreatePersonRequest: {
            additional_address: string;
            address: string;
            bank_account?: string;
            bio: string;
            /** @description ISO 3166, two letters. */
            birth_country: string;
            /** @description As 2001-12-31, or empty. */
            birth_date: string;
            campus_id: string;
            church_id?: string;
            city: string;
            /** @description He is not one of those whom he looks like. */
            confirmed?: boolean;
            /** @description ISO 3166, two letters. */
            country: string;
            email: string;
            /** @enum {string} */
            favourite_contact: "" | "mobile" | "email" | "messaging" | "letter";
            first_name: string;
            /** @enum {string} */
            gender: "" | "male" | "female";
            identity_card?: string;
            /** @enum {string} */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            last_name: string;
            /** @description Of the staff; the person never reads it. */
            memo?: string;
            middle_name: string;
            mobile: string;
            neighborhood: string;
            /** @description Where it is not the church's. */
            pastor?: string;
            roles: ("coordinator" | "accounting" | "secretary" | "multimedia" | "teacher" | "alumni" | "student" | "user")[];
            state: string;
            zip_code: string;
        };
        CreatePlanningRequest: {
            abbreviation: string;
            campus_ids: string[];
            class_ids: string[];
            description: string;
            /** Format: date */
            first_day: string;
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
            /**
             * Format: int64
             * @description Within the school year; 0 for the next one.
             */
            number: number;
            /**
             * Format: int64
             * @description The week of the timetables; 0 for the week of the month in which its first day lies.
             */
            week: number;
        };
        CreatePlanningSeriesRequest: {
            abbreviation: string;
            campus_ids: string[];
            class_ids: string[];
            /**
             * Format: int64
             * @description How many days each of them has.
             */
            days: number;
            description: string;
            /** @description First days that are left out. */
            except: string[];
            /**
             * Format: date
             * @description The first day of the first one.
             */
            first_day: string;
            /**
             * Format: date
             * @description None begins later.
             */
            until: string;
            /**
             * Format: int64
             * @description How many weeks lie between the first days.
             */
            weeks: number;
        };
        CreateSlotRequest: {
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            finish: number;
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            start: number;
            /**
             * Format: int64
             * @description The number of the week in the month or cycle.
             */
            week: number;
            /**
             * Format: int64
             * @description 0 is Sunday.
             */
            weekday: number;
        };
        CreateViewRequest: {
            name: string;
            /** @description The list's own address. */
            path: string;
            /** @description What stands behind the question mark of the address: search, filters, sort, columns. */
            query: string;
        };
        Credentials: {
            /** @description Of the second factor, or a recovery code; asked for when it is needed. */
            code?: string;
            /** @description The mark that an earlier session's answer gave this browser. */
            device?: string;
            email: string;
            organization_id: string;
            password: string;
        };
        CreditFields: {
            /** @description What it pays; without them, the oldest first. */
            allocations?: components["schemas"]["Chosen"][];
            /** Format: int64 */
            amount: number;
            currency: string;
            /** @description Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused. */
            key: string;
            payer_id: string;
        };
        CreditNote: {
            /** Format: int64 */
            amount: number;
            /**
             * @description Why, where the program itself knows: the invoice was canceled, or the student left.
             * @enum {string}
             */
            code: "" | "canceled" | "left";
            created_by: string;
            /** Format: date */
            day: string;
            id: string;
            /** @description PAR-2026-C-0001. */
            number: string;
            reason: string;
        };
        Curriculum: {
            archived: boolean;
            /**
             * Format: int64
             * @description How many classes follow it.
             */
            class_count: number;
            /** @description By level and order. */
            courses: components["schemas"]["CurriculumCourse"][];
            /** Format: date-time */
            created_at: string;
            description: string;
            /** @description What the versions of one curriculum share. */
            family_id: string;
            /**
             * Format: int64
             * @description The hours of all its courses.
             */
            hours: number;
            id: string;
            /** @description The caller may change its courses: no class follows it yet. */
            may_arrange: boolean;
            /** @description The caller may change its name and description. */
            may_edit: boolean;
            name: string;
            /**
             * Format: int64
             * @description Which version it is, from 1.
             */
            number: number;
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        CurriculumCourse: {
            code: string;
            course_id: string;
            edition: string;
            /** Format: int64 */
            hours: number;
            /** Format: int64 */
            level: number;
            name: string;
        };
        CurriculumCourseChoice: {
            course_id: string;
            /** Format: int64 */
            hours: number;
            /** Format: int64 */
            level: number;
        };
        DayState: {
            /** Format: date */
            day: string;
            /** @enum {string} */
            kind: "available" | "maybe" | "unavailable";
            whole: boolean;
        };
        Debts: {
            items: components["schemas"]["ClassDebt"][];
        };
        DeclineApplicationsRequest: {
            campus_id: string;
            ids: string[];
            /** @description A few words of one's own in the mail. */
            message: string;
            /** @enum {string} */
            reason: "full" | "requirements" | "papers" | "no_answer" | "withdrew" | "other";
        };
        Deletion: {
            /** @enum {string} */
            outcome: "deleted" | "archived";
        };
        Dependent: {
            /** Format: int64 */
            count: number;
            /** @description people, sessions, documents */
            name: string;
        };
        Dependents: {
            /** @description Deleting would archive it, because of what hangs on it. */
            archives: boolean;
            items: components["schemas"]["Dependent"][];
        };
        Done: {
            done: boolean;
        };
        Drafted: {
            /** Format: int64 */
            count: number;
        };
        DraftLine: {
            /**
             * Format: int64
             * @description Negative for what is taken off.
             */
            amount: number;
            text: string;
        };
        Enabling: {
            enabled: boolean;
            /** @description Kept in the history. */
            reason?: string;
        };
        EndedSession: {
            /** @description The network it came from. */
            address: string;
            /** @description What the browser calls itself. */
            agent: string;
            campus_name: string;
            /** Format: date-time */
            ended_at: string;
            id: string;
            /** Format: date-time */
            used_at: string;
        };
        EndEnrollmentRequest: {
            /**
             * Format: date
             * @description Withdrawing and failing: installments due from this day on are canceled; without it, from today on. Who completes owes all of them.
             */
            from?: string;
            /** @enum {string} */
            move: "withdraw" | "fail" | "complete";
            reason: string;
        };
        Engagement: {
            agenda_course_id: string;
            /** @description Who else gives it. */
            beside: components["schemas"]["Beside"][];
            /** @description The host. */
            campus_id: string;
            campus_name: string;
            classes: components["schemas"]["EngagementClass"][];
            /** @description Of the host; empty for none. */
            color: string;
            course_code: string;
            course_id: string;
            course_name: string;
            /**
             * Format: int64
             * @description How many the course has.
             */
            documents: number;
            /**
             * @description What he does there.
             * @enum {string}
             */
            half: "teacher" | "translator";
            /**
             * Format: int64
             * @description Of these sessions together.
             */
            minutes: number;
            /** @description Its abbreviation, or its number. */
            planning: string;
            planning_id: string;
            /** @description In order; never none. */
            sessions: components["schemas"]["EngagementSession"][];
            /** @description Of the host, whose clock day, start and finish go by. */
            time_zone: string;
            /**
             * Format: int64
             * @description In which the school year began.
             */
            year: number;
        };
        EngagementClass: {
            code: string;
            id: string;
        };
        EngagementSession: {
            /** Format: date */
            day: string;
            /** Format: date-time */
            ends_at: string;
            /** Format: int64 */
            finish: number;
            id: string;
            /** @description A room, or a link that begins with https://. */
            place: string;
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            start: number;
            /** Format: date-time */
            starts_at: string;
        };
        Enrolled: {
            items: components["schemas"]["Enrollment"][];
        };
        Enrollment: {
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /** Format: date-time */
            confirmed_at: string;
            /** Format: date-time */
            created_at: string;
            id: string;
            may_edit: boolean;
            /** @description Absent for who may not know what it costs. */
            money?: components["schemas"]["Money"];
            /** @description What may be done with it now. */
            moves: string[];
            /** @description For the report card; absent for who may not read it. */
            observation?: string;
            /** @enum {string} */
            outcome: "" | "transferred" | "withdrawn" | "failed" | "completed";
            /** Format: date-time */
            outcome_at: string;
            /**
             * @description Why it came out so, where the program itself knows.
             * @enum {string}
             */
            outcome_code: "" | "transfer_undone";
            outcome_reason: string;
            /** @description Ticked by hand until grades tell. */
            passed: boolean;
            person_id: string;
            /** @description By which lists are in order. */
            person_last_name: string;
            person_name: string;
            photo_url: string;
            /** @description The enrollment it was transferred from. */
            previous_id: string;
            /** @enum {string} */
            status: "waiting" | "confirmed";
            /**
             * @description Whether its outcome can be taken back, and why not; empty while it runs.
             * @enum {string}
             */
            undo: "" | "possible" | "too_late" | "transfer_undone" | "class_is_over" | "already" | "class_full" | "went_on" | "held";
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description Its place among those who wait, from 1; 0 when it does not wait.
             */
            waiting_rank: number;
            /** @enum {string} */
            waiting_reason: "" | "full" | "papers" | "payment" | "approval";
        };
        EnrollmentMoney: {
            campus_id: string;
            class_code: string;
            class_id: string;
            currency: string;
            /**
             * Format: int64
             * @description What of it is past its deadline; 0 says that he is up to date.
             */
            due: number;
            enrollment_id: string;
            invoices: components["schemas"]["Invoice"][];
            /** @description Whether the caller may plan it anew and say who shares it. */
            may_keep: boolean;
            /** Format: int64 */
            open: number;
            /** Format: int64 */
            paid: number;
            /** @description The installments, each divided among those who pay it; canceled ones only where something was paid of them. */
            parts: components["schemas"]["Owed"][];
            /** @description The latest first. */
            payments: components["schemas"]["Transaction"][];
            shares: components["schemas"]["NamedShare"][];
            student_id: string;
            student_name: string;
            /**
             * Format: int64
             * @description What is to be paid in all: paid and open.
             */
            total: number;
        };
        EnrollRequest: {
            class_id: string;
            /** @description Confirm at once, with schedule and student role. */
            confirm: boolean;
            /** @enum {string} */
            discount_kind: "none" | "amount" | "percent";
            discount_reason: string;
            /**
             * Format: int64
             * @description Smallest units, or hundredths of a percent.
             */
            discount_value: number;
            /** Format: date */
            first_date: string;
            /** Format: int64 */
            installments: number;
            /** @description Made by the sender; sending it again enrolls nobody twice. */
            key: string;
            /** @description For the report card. */
            observation: string;
            /** @description Confirm even where the class has no place left. */
            overfill: boolean;
            person_ids: string[];
            /**
             * Format: int64
             * @description Tuition fees before the discount, in the currency's smallest unit.
             */
            tuition: number;
            /** @enum {string} */
            waiting_reason: "" | "full" | "papers" | "payment" | "approval";
        };
        Entry: {
            action: string;
            /** Format: date-time */
            at: string;
            campus_id: string;
            changes: components["schemas"]["Change"][];
            entity: string;
            entity_id: string;
            id: string;
            /** @description Who did it; empty for the program itself. */
            person_id: string;
            person_name: string;
            request_id: string;
        };
        ErasePersonRequest: {
            /** @description First and last name, typed by who erases him. */
            name: string;
            /** Format: int64 */
            version: number;
        };
        Erasure: {
            /**
             * @description Blanked where other records need the row: it stays without any of his data.
             * @enum {string}
             */
            outcome: "removed" | "blanked";
        };
        Event: {
            /**
             * Format: date-time
             * @description Null where nobody can say.
             */
            end: string | null;
            /** @description The page about it; empty where there is none. */
            link: string;
            /** @description Empty where there is none. */
            place: string;
            /** Format: date-time */
            start: string;
            title: string;
        };
        ExpenseFields: {
            /** @description Where it comes from. */
            account_id: string;
            /** Format: int64 */
            amount: number;
            category: string;
            /** Format: date */
            day: string;
            /** @description The accepted teaching invitation whose agreed amount it pays; empty for none. */
            invitation_id: string;
            /** @description Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused. */
            key: string;
            memo: string;
            reference: string;
            /** @enum {string} */
            way: "cash" | "cheque" | "transfer" | "card" | "mobile";
        };
        ExtendCourseAccessRequest: {
            /**
             * Format: int64
             * @enum {integer}
             */
            days: 90 | 120 | 240 | 360;
        };
        Feed: {
            /**
             * Format: date-time
             * @description When a calendar last asked for it, to the hour; null where none has.
             */
            asked_at: string | null;
            /** @description The campus that it is of; of one's own sessions, the one where it was made. */
            campus_id: string;
            campus_name: string;
            class_code: string;
            /** @description Empty unless it is of a class. */
            class_id: string;
            /** Format: date-time */
            created_at: string;
            id: string;
            /** @enum {string} */
            kind: "own" | "class" | "campus";
            /** @description The address on this server, secret; empty where it can be read no more, and has to be renewed to be copied. */
            path: string;
            /**
             * Format: date-time
             * @description Null where it never was.
             */
            renewed_at: string | null;
        };
        FieldProblem: {
            code: string;
            field: string;
            params?: {
                [key: string]: unknown;
            };
        };
        FileLink: {
            /** @description Good for minutes, to begin to read it. */
            url: string;
        };
        FinishProviderRequest: {
            browser_secret: string;
            /** @description The provider's. */
            code: string;
            /** @description The mark that an earlier session's answer gave this browser. */
            device?: string;
            /** @description Where the provider says who it is. */
            iss?: string;
            state: string;
        };
        Forgotten: {
            email: string;
            region_code: string;
        };
        Found: {
            /** @description What tells it from others of its name: a campus, a code, an author. Empty where nothing does. */
            about: string;
            id: string;
            /** @enum {string} */
            kind: "person" | "class" | "course" | "book";
            /** @description The page about it. */
            link: string;
            picture_url: string;
            /** @description Of a person; empty otherwise. */
            roles: string[];
            title: string;
        };
        FullClosing: {
            account_id: string;
            account_name: string;
            campus_id: string;
            campus_name: string;
            /** Format: date-time */
            closed_at: string;
            closed_by: string;
            coins: components["schemas"]["Coins"][];
            /** Format: int64 */
            counted: number;
            currency: string;
            /** Format: date */
            day: string;
            /**
             * Format: int64
             * @description Counted less expected; it is entered by itself, so that the account is what was counted.
             */
            difference: number;
            /** Format: int64 */
            expected: number;
            figures: components["schemas"]["Count"];
            id: string;
            may_reopen: boolean;
            /** @description What it closed. */
            movements: components["schemas"]["Movement"][];
            note: string;
            /** Format: int64 */
            opening: number;
            planning_id: string;
            /** @description Why it was reopened. */
            reason: string;
            /** Format: date-time */
            reopened_at?: string;
            reopened_by: string;
        };
        FullInvoice: {
            /**
             * Format: int64
             * @description What is still to be paid.
             */
            balance: number;
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /** Format: date-time */
            created_at: string;
            credit_notes: components["schemas"]["CreditNote"][];
            /**
             * Format: int64
             * @description By credit notes.
             */
            credited: number;
            currency: string;
            /**
             * Format: date
             * @description On which it was issued, or the draft made.
             */
            day: string;
            /**
             * Format: date
             * @description Of one by hand; without one, 30 days.
             */
            deadline?: string;
            /** @description Empty for one by hand. */
            enrollment_id: string;
            id: string;
            issued_by: string;
            lines: components["schemas"]["InvoiceLine"][];
            /** @description It is a draft, and the caller may change it. */
            may_edit: boolean;
            /** @description The caller may issue, credit and cancel it. */
            may_keep: boolean;
            /**
             * Format: date
             * @description Of what is open; absent where nothing is.
             */
            next_deadline?: string;
            note: string;
            /** @description PAR-2026-I-0001; empty for a draft. */
            number: string;
            /** Format: int64 */
            paid: number;
            /** @description By when it is to be paid, with what was paid of each. */
            parts: components["schemas"]["Owed"][];
            payer_id: string;
            /** @enum {string} */
            payer_kind: "student" | "church" | "company" | "relative";
            payer_name: string;
            payments: components["schemas"]["Transaction"][];
            /**
             * @description How it is paid; empty for a draft.
             * @enum {string}
             */
            standing: "" | "paid" | "due" | "not_paid" | "upcoming";
            /** @enum {string} */
            state: "draft" | "issued" | "settled" | "canceled";
            /** @description Whose enrollment it is. */
            student_id: string;
            student_name: string;
            /** Format: int64 */
            total: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        FullSummary: {
            accounts: components["schemas"]["AccountFigures"][];
            campus_id: string;
            campus_name: string;
            categories: components["schemas"]["CategoryFigures"][];
            /** Format: date-time */
            closed_at?: string;
            closed_by: string;
            /** @description What was paid of what is owed, and as credit. */
            collected: components["schemas"]["Sum"][];
            /** @description By credit notes. */
            credited: components["schemas"]["Sum"][];
            /** @description The campus and the month: <campus>_2026-10. */
            id: string;
            /** @description Issued in the month. */
            invoiced: components["schemas"]["Sum"][];
            may_close: boolean;
            may_reopen: boolean;
            /**
             * Format: date
             * @description Its first day.
             */
            month: string;
            overdue: components["schemas"]["AgeFigures"][];
            /** @description What is still open before it is closed; nothing of it forbids that. */
            pending: components["schemas"]["Pending"][];
            reopen_reason: string;
            /**
             * Format: date-time
             * @description The last time.
             */
            reopened_at?: string;
            reopened_by: string;
            /** @enum {string} */
            state: "open" | "closed";
            /** @description What came in, by the way of payment. */
            ways: components["schemas"]["WayFigures"][];
        };
        FullTransaction: {
            /**
             * Format: int64
             * @description What of it was allocated; the rest of the dues is credit.
             */
            allocated: number;
            allocations: components["schemas"]["Allocation"][];
            /**
             * Format: int64
             * @description Never negative, but for an opening.
             */
            amount: number;
            campus_id: string;
            campus_name: string;
            category: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            currency: string;
            /** Format: date */
            day: string;
            /**
             * Format: int64
             * @description What of it pays what is owed or became credit; negative where it takes away.
             */
            dues: number;
            id: string;
            /**
             * @description credit is the use of what had been paid too much.
             * @enum {string}
             */
            kind: "opening" | "income" | "expense" | "transfer" | "refund" | "credit" | "reversal";
            /** @description What of it is of another category. */
            lines: components["schemas"]["Line"][];
            may_reverse: boolean;
            /** @description Of a reversal: why. */
            memo: string;
            movements: components["schemas"]["Leg"][];
            /** @description What a reversal reverses. */
            of_kind: string;
            /**
             * Format: int64
             * @description What he still owed.
             */
            open: number;
            /**
             * Format: int64
             * @description What he had paid with it.
             */
            paid: number;
            paper_name: string;
            /** @description Empty where it has none. */
            paper_url: string;
            payer_id: string;
            payer_name: string;
            /** @description The number of its receipt; empty where it has none. */
            receipt: string;
            reference: string;
            /** @description The reversal: its receipt is void. */
            reversed_by_id: string;
            reverses_id: string;
            /**
             * Format: int64
             * @description What the payer had to pay in all, as the receipt says.
             */
            total: number;
            /** @enum {string} */
            way: "" | "cash" | "cheque" | "transfer" | "card" | "mobile";
        };
        GivenAnswer: {
            id: string;
            /**
             * @description Empty while there is no answer.
             * @enum {string}
             */
            kind: "" | "yes" | "but" | "no";
            /** @description As it was seen. */
            mark: string;
            needs_lodging: boolean;
            needs_transport: boolean;
            other_date: string;
            question: string;
            reason: string;
            /** @description With but: the sessions that he can take; empty for all of them. */
            session_ids: string[];
        };
        GivenAnswers: {
            answers: components["schemas"]["GivenAnswer"][];
            /** @description What is sent twice under one key is done once. */
            key: string;
        };
        Grade: {
            /**
             * Format: int64
             * @description In hundredths, 7250 for 72.5; 0 where it is not graded.
             */
            points: number;
            /**
             * @description Empty where none was given.
             * @enum {string}
             */
            state: "" | "graded" | "absent" | "exempt";
        };
        GradeCell: {
            /** @description For the report card. */
            comment: string;
            /**
             * Format: int64
             * @description In hundredths, 7250 for 72.5; 0 where it is not graded.
             */
            points: number;
            /**
             * @description Empty where none was given.
             * @enum {string}
             */
            state: "" | "graded" | "absent" | "exempt";
        };
        GradeClass: {
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /**
             * Format: int64
             * @description Those in which everybody who follows the class has a grade, or was absent or exempt.
             */
            complete: number;
            /**
             * Format: int64
             * @description The agenda courses with a session that is over.
             */
            courses: number;
            /**
             * Format: date
             * @description Of the last session that is over.
             */
            last_day: string;
            /** Format: int64 */
            locked: number;
            /**
             * Format: int64
             * @description Those whose grades were published.
             */
            published: number;
        };
        GradeClasses: {
            items: components["schemas"]["GradeClass"][];
        };
        GradeCourse: {
            agenda_course_id: string;
            /** @description All of them have. */
            complete: boolean;
            course_code: string;
            course_id: string;
            course_name: string;
            /** Format: date */
            first_day: string;
            /**
             * Format: int64
             * @description How many of them have a grade, or were absent or exempt.
             */
            given: number;
            /** Format: date */
            last_day: string;
            locked: boolean;
            /** @description All its sessions are over. */
            over: boolean;
            published: boolean;
            /**
             * Format: int64
             * @description How many follow the class now, or have a grade.
             */
            students: number;
        };
        GradeCourses: {
            campus_name: string;
            class_code: string;
            items: components["schemas"]["GradeCourse"][];
        };
        GradeEntry: {
            /**
             * Format: int64
             * @description 0 for the first grade, from 1 for retakes.
             */
            attempt: number;
            enrollment_id: string;
            /** @description Only if nothing stands there. */
            fill: boolean;
            /** @description What is to stand there. */
            grade: components["schemas"]["GradeCell"];
            /** @description Made by the device, once for each entry: one that comes twice is one. */
            id: string;
            /** @description What stood there when it was entered: where that is no longer so, it is a conflict. */
            was: components["schemas"]["GradeCell"];
        };
        GradeProposal: {
            rows: components["schemas"]["GradeProposalRow"][];
        };
        GradeProposalRow: {
            /** Format: int64 */
            attempt: number;
            /** @description Why it is refused: the key of a text; empty otherwise. */
            code: string;
            /** @description Whose it is; empty where that is not known. */
            enrollment_id: string;
            grade: components["schemas"]["GradeCell"];
            /**
             * Format: int64
             * @description As a spreadsheet numbers it.
             */
            line: number;
            /** @description As the file has it. */
            name: string;
            /** @enum {string} */
            outcome: "change" | "same" | "refuse";
            /** @description What stands in the file. */
            text: string;
            was: components["schemas"]["GradeCell"];
        };
        GradeSheet: {
            agenda_course_id: string;
            /** @description The class is: nothing is entered any more. */
            archived: boolean;
            /** @description The class's. */
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            course_code: string;
            course_id: string;
            course_name: string;
            /** @description Nothing is entered any more. */
            locked: boolean;
            /** Format: date-time */
            locked_at: string;
            /** @description The name of who locked them. */
            locked_by: string;
            /** @description The caller may enter grades now. */
            may_edit: boolean;
            may_lock: boolean;
            may_publish: boolean;
            may_unlock: boolean;
            /**
             * Format: int64
             * @description Of the class's campus, of 100.
             */
            pass_mark: number;
            /** @description The students see them. */
            published: boolean;
            /** Format: date-time */
            published_at: string;
            /** @description The name of who published them. */
            published_by: string;
            /**
             * Format: int64
             * @description Of the class's campus, in per cent.
             */
            required_attendance: number;
            statistics: components["schemas"]["Statistics"];
            students: components["schemas"]["GradeStudent"][];
            /** @description Of the host, whose clock day, start and finish go by. */
            time_zone: string;
        };
        GradeStudent: {
            /** @description His grades, the first one first. */
            attempts: components["schemas"]["Attempt"][];
            /** @description What counts of them: the best. */
            counts: components["schemas"]["Grade"];
            /** @description Of his place in the class; grades are entered for it. */
            enrollment_id: string;
            first_name: string;
            last_name: string;
            /** @description He is no longer in the class. */
            left: boolean;
            /** @description His grade and his presence are enough. */
            passed: boolean;
            photo_url: string;
            presence: components["schemas"]["Presence"];
            student_id: string;
        };
        GradeVerdict: {
            /** Format: date-time */
            at: string;
            /** Format: int64 */
            attempt: number;
            /** @description Of a conflict, who entered what is there. */
            by: string;
            /** @description Why it was refused: the key of a text; empty otherwise. */
            code: string;
            enrollment_id: string;
            /** @description The entry's. */
            id: string;
            /** @description What stands there. */
            now: components["schemas"]["GradeCell"];
            /**
             * @description Kept; the same as what was there, or known from before; left as it was, since only empty cells were to be filled; in conflict with what somebody else entered; or refused.
             * @enum {string}
             */
            outcome: "kept" | "same" | "left" | "conflict" | "refused";
            /** Format: int64 */
            version: number;
        };
        GradeVerdicts: {
            items: components["schemas"]["GradeVerdict"][];
        };
        GrantCourseRequest: {
            course_id: string;
            /**
             * Format: int64
             * @enum {integer}
             */
            days: 90 | 120 | 240 | 360;
            note: string;
            person_id: string;
        };
        Guest: {
            /** @description His mark is entered for it. */
            catch_up_id: string;
            /** @description Of his own class. */
            class_code: string;
            first_name: string;
            last_name: string;
            /** @description The caller may mark him: he may enter the session's attendance, and it was not taken at home yet. */
            may_edit: boolean;
            photo_url: string;
            session_id: string;
            student_id: string;
            /** @enum {string} */
            value: "" | "present" | "late" | "online" | "made_up" | "absent" | "justified";
        };
        HandedIn: {
            /** @description Who accepted it; empty while nobody has. */
            accepted_by: string;
            content_url: string;
            /** @description The file's; empty where nothing was handed in. */
            name: string;
        };
        Hour: {
            /** Format: date */
            day: string;
            /** Format: int64 */
            finish: number;
            /** Format: int64 */
            start: number;
        };
        ImportChange: {
            after: string;
            before: string;
            field: string;
        };
        ImportColumn: {
            /** @description The caller may not write this field. */
            closed: boolean;
            heading: string;
            /** @description Empty: not known, and left out. */
            name: string;
        };
        ImportCounts: {
            /** Format: int64 */
            change: number;
            /** Format: int64 */
            create: number;
            /**
             * Format: int64
             * @description Left out by hand.
             */
            left: number;
            /** Format: int64 */
            look: number;
            /** Format: int64 */
            refuse: number;
            /** Format: int64 */
            same: number;
        };
        ImportPlan: {
            /** @description Those that would be added. */
            churches: string[];
            columns: components["schemas"]["ImportColumn"][];
            counts: components["schemas"]["ImportCounts"];
            rows: components["schemas"]["ImportRow"][];
            /** @description Running it asks for this: it stands for exactly this plan. */
            token: string;
        };
        ImportProblem: {
            code: string;
            field: string;
            params?: {
                [key: string]: unknown;
            };
            value: string;
            warning: boolean;
        };
        ImportRow: {
            campus: string;
            changes: components["schemas"]["ImportChange"][];
            email: string;
            /**
             * Format: int64
             * @description As a spreadsheet numbers it.
             */
            line: number;
            name: string;
            /**
             * @description look: somebody has to say first that it is right.
             * @enum {string}
             */
            outcome: "create" | "change" | "same" | "look" | "refuse";
            /** @description Of whom it changes. */
            person_id: string;
            problems: components["schemas"]["ImportProblem"][];
            /**
             * @description What becomes of a row to look at once somebody says so.
             * @enum {string}
             */
            proposal: "" | "create" | "change";
            /** @description Those he would get. */
            roles: string[];
        };
        Installment: {
            /** Format: int64 */
            amount: number;
            /** @description It is no longer owed: the student left the class. */
            canceled?: boolean;
            /** Format: date */
            deadline: string;
            /** Format: int64 */
            number: number;
        };
        Instructor: {
            /** @description Where he teaches; as long as he has not said so, where he has the role. */
            campuses: components["schemas"]["TeachingCampus"][];
            /** @description May sign in; absent where the caller may not know. */
            enabled?: boolean;
            /** @description The person's. */
            id: string;
            /** @description In which he can teach, as CLDR codes. */
            languages: string[];
            /** @description By which the list is in order. */
            last_name: string;
            /** @description The caller may change what is said here, and the availability. */
            may_edit: boolean;
            name: string;
            photo_url: string;
            /**
             * Format: int64
             * @description Of what is said here of his teaching, not of the person.
             */
            version: number;
        };
        InstructorRow: {
            /**
             * @description Whether he has answered the last question for his dates that is still open.
             * @enum {string}
             */
            asked: "" | "waiting" | "answered";
            /** @description Where he teaches; as long as he has not said so, where he has the role. */
            campuses: components["schemas"]["TeachingCampus"][];
            /** @description May sign in; absent where the caller may not know. */
            enabled?: boolean;
            /** @description The person's. */
            id: string;
            /** @description In which he can teach, as CLDR codes. */
            languages: string[];
            /** @description By which the list is in order. */
            last_name: string;
            /** @description The caller may change what is said here, and the availability. */
            may_edit: boolean;
            name: string;
            /** @description From today on, in the next twelve months. */
            next_unavailability?: components["schemas"]["Occurrence"];
            /**
             * @description On the day asked for with free_on; empty where nothing is said.
             * @enum {string}
             */
            on: "" | "available" | "maybe" | "unavailable";
            photo_url: string;
            /**
             * Format: int64
             * @description Of what is said here of his teaching, not of the person.
             */
            version: number;
        };
        InstructorSpace: {
            /** @description Those that sit in it, with the first few of their students. */
            classes: components["schemas"]["TaughtClass"][];
            /** @description What he gives next, the soonest first. */
            coming: components["schemas"]["Engagement"][];
            /** @description He gives more than is told here. */
            more: boolean;
            /** @description What is asked of him, and what he owes; the most pressing of each kind first. */
            waiting: components["schemas"]["Waiting"][];
            /** @description What he has taught, the last year first. */
            years: components["schemas"]["YearSum"][];
        };
        Invitation: {
            /** @description He had accepted, and is asked to confirm a change. */
            again: boolean;
            agenda_course_id: string;
            /**
             * Format: int64
             * @description In the smallest unit of the currency; null while nothing is agreed.
             */
            agreed_amount: number | null;
            /**
             * Format: int64
             * @description Offered, in the smallest unit of the host's currency; null for none.
             */
            amount: number | null;
            answer: components["schemas"]["InvitationAnswer"];
            /** @description The day by which an answer is wanted; empty for ten days after it is sent. */
            answer_by: string;
            /** Format: date-time */
            answered_at: string | null;
            /** @description Empty where nobody knows yet. */
            arrives_on: string;
            /** @description Who gives the other half, or is asked to. */
            beside: components["schemas"]["AtSide"][];
            /** @description The host. */
            campus_id: string;
            campus_name: string;
            classes: components["schemas"]["ClassShort"][];
            course_code: string;
            course_name: string;
            /** Format: date-time */
            created_at: string;
            /** @description Of the amounts: the host's when they were named. */
            currency: string;
            /** @enum {string} */
            half: "teacher" | "translator";
            id: string;
            leaves_on: string;
            /**
             * Format: int64
             * @description His place among those who are asked for the same half, from 0.
             */
            line: number;
            /** @description Where he sleeps; empty where that is not offered. */
            lodging: string;
            /** @description What the caller can do with it now. */
            moves: ("send" | "remind" | "call" | "confirm" | "decline" | "agree" | "resend" | "refuse" | "cancel")[];
            offer_text: string;
            /** @description The day by which an answer was wanted has passed. */
            overdue: boolean;
            person_id: string;
            person_name: string;
            /** @description That of its first session. */
            planning_id: string;
            /** Format: int64 */
            planning_number: number;
            /** @description He is invited by himself when his turn comes. */
            queued: boolean;
            /** Format: date-time */
            reminded_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** @description Those that it is for, in order. */
            sessions: components["schemas"]["InvitedSession"][];
            /** @enum {string} */
            state: "in_analysis" | "not_answered" | "answered" | "accepted" | "declined" | "canceled";
            /** @description Somebody else has accepted a session of it. */
            taken: boolean;
            /** @description The host's, by which days and hours are told. */
            time_zone: string;
            /** @description How he comes, with trains and hours; empty where that is not offered. */
            transport: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            /**
             * Format: date-time
             * @description When he first looked at it; null where he has not.
             */
            viewed_at: string | null;
        };
        InvitationActBody: {
            reason?: string;
        };
        InvitationAnswer: {
            /**
             * @description Empty while there is no answer.
             * @enum {string}
             */
            kind: "" | "yes" | "but" | "no";
            needs_lodging: boolean;
            needs_transport: boolean;
            other_date: string;
            question: string;
            reason: string;
            /** @description With but: the sessions that he can take; empty for all of them. */
            session_ids: string[];
        };
        InvitationEvent: {
            /** Format: date-time */
            at: string;
            /** @description The name of who did it; empty where it went by itself. */
            by: string;
            /** @enum {string} */
            from: "in_analysis" | "not_answered" | "answered" | "accepted" | "declined" | "canceled";
            /** @enum {string} */
            move: "send" | "remind" | "call" | "confirm" | "but" | "decline" | "expire" | "agree" | "resend" | "refuse" | "withdraw" | "moved" | "cancel" | "undo";
            reason: string;
            /** @enum {string} */
            to: "in_analysis" | "not_answered" | "answered" | "accepted" | "declined" | "canceled";
            /**
             * @description By a supervisor, by the invitee through his link or signed in, by a supervisor on his behalf, or by itself.
             * @enum {string}
             */
            via: "staff" | "link" | "self" | "behalf" | "itself";
        };
        InvitationMail: {
            /** @description What stands on the first button. */
            accept: string;
            decline: string;
            email: string;
            language: string;
            /** @description In the reader's language; lines within are kept. */
            paragraphs: string[];
            person_id: string;
            person_name: string;
            subject: string;
        };
        InvitationMails: {
            items: components["schemas"]["InvitationMail"][];
        };
        InvitationMatrix: {
            /** @description By name. */
            people: components["schemas"]["MatrixPerson"][];
            /** @description In order. */
            plannings: components["schemas"]["MatrixPlanning"][];
            /** Format: int64 */
            year: number;
        };
        InvitationRecord: {
            /** @description He had accepted, and is asked to confirm a change. */
            again: boolean;
            agenda_course_id: string;
            /**
             * Format: int64
             * @description In the smallest unit of the currency; null while nothing is agreed.
             */
            agreed_amount: number | null;
            /**
             * Format: int64
             * @description Offered, in the smallest unit of the host's currency; null for none.
             */
            amount: number | null;
            answer: components["schemas"]["InvitationAnswer"];
            /** @description The day by which an answer is wanted; empty for ten days after it is sent. */
            answer_by: string;
            /** Format: date-time */
            answered_at: string | null;
            /** @description Empty where nobody knows yet. */
            arrives_on: string;
            /** @description Who gives the other half, or is asked to. */
            beside: components["schemas"]["AtSide"][];
            /** @description The host. */
            campus_id: string;
            campus_name: string;
            /** @description All who are or were asked for the same half, in line. */
            candidates: components["schemas"]["Invitation"][];
            classes: components["schemas"]["ClassShort"][];
            course_code: string;
            course_name: string;
            /** Format: date-time */
            created_at: string;
            /** @description Of the amounts: the host's when they were named. */
            currency: string;
            /** @description The newest first. */
            events: components["schemas"]["InvitationEvent"][];
            /** @enum {string} */
            half: "teacher" | "translator";
            id: string;
            leaves_on: string;
            /**
             * Format: int64
             * @description His place among those who are asked for the same half, from 0.
             */
            line: number;
            /** @description Where he sleeps; empty where that is not offered. */
            lodging: string;
            /** @description What the caller can do with it now. */
            moves: ("send" | "remind" | "call" | "confirm" | "decline" | "agree" | "resend" | "refuse" | "cancel")[];
            offer_text: string;
            /** @description The day by which an answer was wanted has passed. */
            overdue: boolean;
            person_id: string;
            person_name: string;
            /** @description That of its first session. */
            planning_id: string;
            /** Format: int64 */
            planning_number: number;
            /** @description He is invited by himself when his turn comes. */
            queued: boolean;
            /** Format: date-time */
            reminded_at: string | null;
            /** Format: date-time */
            sent_at: string | null;
            /** @description Those that it is for, in order. */
            sessions: components["schemas"]["InvitedSession"][];
            /** @enum {string} */
            state: "in_analysis" | "not_answered" | "answered" | "accepted" | "declined" | "canceled";
            /** @description Somebody else has accepted a session of it. */
            taken: boolean;
            /** @description The host's, by which days and hours are told. */
            time_zone: string;
            /** @description How he comes, with trains and hours; empty where that is not offered. */
            transport: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            /**
             * Format: date-time
             * @description When he first looked at it; null where he has not.
             */
            viewed_at: string | null;
        };
        Invitations: {
            items: components["schemas"]["Invitation"][];
        };
        InvitedSession: {
            /** Format: date */
            day: string;
            /** Format: date-time */
            ends_at: string;
            /** Format: int64 */
            finish: number;
            id: string;
            place: string;
            planning_id: string;
            /**
             * Format: int64
             * @description Minutes from midnight, by the host's clock.
             */
            start: number;
            /** Format: date-time */
            starts_at: string;
            /** @description Somebody else has accepted it. */
            taken: boolean;
        };
        Invitee: {
            /** @description Empty for roles in the whole network. */
            campus_id: string;
            /** @description He is not one of those whom he looks like. */
            confirmed?: boolean;
            email: string;
            first_name: string;
            /**
             * @description Of the mail; empty for that of the campus.
             * @enum {string}
             */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            last_name: string;
            roles: ("admin" | "director" | "supervisor" | "librarian" | "coordinator" | "accounting" | "secretary" | "multimedia" | "teacher")[];
        };
        InviteToken: {
            token: string;
        };
        Invoice: {
            /**
             * Format: int64
             * @description What is still to be paid.
             */
            balance: number;
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: int64
             * @description By credit notes.
             */
            credited: number;
            currency: string;
            /**
             * Format: date
             * @description On which it was issued, or the draft made.
             */
            day: string;
            /**
             * Format: date
             * @description Of one by hand; without one, 30 days.
             */
            deadline?: string;
            /** @description Empty for one by hand. */
            enrollment_id: string;
            id: string;
            issued_by: string;
            /** @description It is a draft, and the caller may change it. */
            may_edit: boolean;
            /** @description The caller may issue, credit and cancel it. */
            may_keep: boolean;
            /**
             * Format: date
             * @description Of what is open; absent where nothing is.
             */
            next_deadline?: string;
            note: string;
            /** @description PAR-2026-I-0001; empty for a draft. */
            number: string;
            /** Format: int64 */
            paid: number;
            payer_id: string;
            /** @enum {string} */
            payer_kind: "student" | "church" | "company" | "relative";
            payer_name: string;
            /**
             * @description How it is paid; empty for a draft.
             * @enum {string}
             */
            standing: "" | "paid" | "due" | "not_paid" | "upcoming";
            /** @enum {string} */
            state: "draft" | "issued" | "settled" | "canceled";
            /** @description Whose enrollment it is. */
            student_id: string;
            student_name: string;
            /** Format: int64 */
            total: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        InvoiceLine: {
            /** Format: int64 */
            amount: number;
            /**
             * @description What the program knows the words of: tuition fees, a discount, the share that another pays, what others pay of it, the rest of an enrollment; text is what somebody wrote.
             * @enum {string}
             */
            kind: "tuition" | "discount" | "share" | "others" | "rest" | "text";
            /** @description What somebody wrote, or the class or student that it is about. */
            text: string;
        };
        InvoiceTotal: {
            /** Format: int64 */
            balance: number;
            /** Format: int64 */
            count: number;
            /** Format: int64 */
            credited: number;
            currency: string;
            /** Format: int64 */
            paid: number;
            /** Format: int64 */
            total: number;
        };
        InvoiceTotals: {
            /** @description One for each currency. */
            items: components["schemas"]["InvoiceTotal"][];
        };
        IssuedPaper: {
            campus_name: string;
            class_code: string;
            class_id: string;
            /** @description The PDF as it was issued. */
            content_url: string;
            /**
             * Format: int64
             * @description Counts how often it was corrected.
             */
            edition: number;
            id: string;
            /** Format: date-time */
            issued_at: string;
            issued_by: string;
            /** @enum {string} */
            kind: "report_card" | "certificate" | "diploma" | "transcript";
            language: string;
            may_withdraw: boolean;
            /** @description Of the campus and the year, without gaps. */
            number: string;
            /** @description Why it was withdrawn; only for who may issue papers. */
            reason: string;
            /** @description Empty where it is in one. */
            second_language: string;
            /** @enum {string} */
            state: "valid" | "replaced" | "withdrawn";
            student_id: string;
            student_name: string;
            /** Format: date-time */
            withdrawn_at?: string;
            withdrawn_by: string;
        };
        IssuedPapers: {
            /** @description The latest first. */
            items: components["schemas"]["IssuedPaper"][];
        };
        IssueInvoiceRequest: {
            /** Format: int64 */
            version: number;
        };
        KeepingKey: {
            /** @description 32 bytes in base64, for AES-GCM. */
            key: string;
        };
        Knowledge: {
            course_code: string;
            course_id: string;
            course_name: string;
            /** @description A supervisor gave him the course: its documents are open to him. */
            given: boolean;
            /** @enum {string} */
            level: "" | "wants" | "elsewhere" | "can" | "regularly";
            person_id: string;
            person_name: string;
            photo_url: string;
            /** @description Where he taught it, if elsewhere. */
            place: string;
            /** Format: date-time */
            updated_at: string;
        };
        Leg: {
            account_id: string;
            account_name: string;
            /**
             * Format: int64
             * @description Negative where money leaves it.
             */
            amount: number;
            currency: string;
            id: string;
            reconciled: boolean;
        };
        Likeness: {
            birth_date?: string;
            email?: string;
            /** @description A person whom the others are compared with. */
            except_id?: string;
            first_name: string;
            last_name: string;
            mobile?: string;
        };
        Line: {
            /** Format: int64 */
            amount: number;
            category: string;
            text: string;
        };
        LineUpInvitationsRequest: {
            /** @enum {string} */
            half: "teacher" | "translator";
            /** @description Invitations in analysis, in order. */
            ids: string[];
            /** Format: int64 */
            version: number;
        };
        LinkToken: {
            token: string;
        };
        Location: {
            address: string;
            city: string;
            /** @description ISO 3166, two letters. */
            country: string;
            /** Format: double */
            latitude: number | null;
            /** Format: double */
            longitude: number | null;
            state: string;
            zip_code: string;
        };
        Lookalike: {
            birth_date?: string;
            /** @description The names of the campuses where the person is known. */
            campuses: string[];
            city?: string;
            email?: string;
            id: string;
            mobile?: string;
            name: string;
            photo_url?: string;
        };
        Made: {
            items: components["schemas"]["Planning"][];
        };
        MailPeopleRequest: {
            ids: string[];
            subject: string;
            /** @description Plain; empty lines make paragraphs. */
            text: string;
        };
        Maintenance: {
            /** @description What people are told, beside that it will be over. */
            message: string;
            on: boolean;
            /**
             * Format: date-time
             * @description When it is expected to be over.
             */
            until: string | null;
        };
        Mark: {
            /**
             * Format: int64
             * @description How late he came; 0 where that is not known.
             */
            minutes: number;
            /** @description Why he was away. */
            reason: string;
            /**
             * @description Empty for none.
             * @enum {string}
             */
            value: "" | "present" | "late" | "online" | "made_up" | "absent" | "justified";
        };
        Marked: {
            /**
             * Format: date-time
             * @description When it was entered.
             */
            at: string;
            /**
             * Format: int64
             * @description How late he came; 0 where that is not known.
             */
            minutes: number;
            /**
             * Format: int64
             * @description How many papers he brought.
             */
            papers: number;
            /** @description Why he was away. */
            reason: string;
            session_id: string;
            /**
             * @description Empty for none.
             * @enum {string}
             */
            value: "" | "present" | "late" | "online" | "made_up" | "absent" | "justified";
            /** Format: int64 */
            version: number;
        };
        MarkEntry: {
            enrollment_id: string;
            /** @description Only if nothing stands there. */
            fill: boolean;
            /** @description Made by the device, once for each entry: one that comes twice is one. */
            id: string;
            /** @description What is to stand there. */
            mark: components["schemas"]["Mark"];
            session_id: string;
            /** @description What stood there when it was entered: where that is no longer so, it is a conflict. */
            was: components["schemas"]["Mark"];
        };
        MarkGuestRequest: {
            catch_up_id: string;
            /**
             * @description Empty for none.
             * @enum {string}
             */
            value: "" | "present" | "late" | "online" | "absent";
        };
        MarkVerdict: {
            /** Format: date-time */
            at: string;
            /** @description Of a conflict, who entered what is there. */
            by: string;
            /** @description Why it was refused: the key of a text; empty otherwise. */
            code: string;
            enrollment_id: string;
            /** @description The entry's. */
            id: string;
            /** @description What stands there. */
            now: components["schemas"]["Mark"];
            /**
             * @description Kept; the same as what was there, or known from before; left as it was, since only empty cells were to be filled; in conflict with what somebody else entered; or refused.
             * @enum {string}
             */
            outcome: "kept" | "same" | "left" | "conflict" | "refused";
            session_id: string;
            /** Format: int64 */
            version: number;
        };
        MarkVerdicts: {
            items: components["schemas"]["MarkVerdict"][];
        };
        Match: {
            birth_date?: string;
            /** @description The names of the campuses where the person is known. */
            campuses: string[];
            city?: string;
            email?: string;
            id: string;
            mobile?: string;
            name: string;
            photo_url?: string;
            reasons: ("email" | "mobile" | "name_birth_date" | "name")[];
            /**
             * Format: int64
             * @description 100: certainly the same.
             */
            score: number;
        };
        Matches: {
            /** @description He who has it is out of reach: the national office knows more. Nothing else is told of people out of reach. */
            elsewhere: boolean;
            items: components["schemas"]["Match"][];
            /** @description Somebody has the e-mail address: the person cannot be added. */
            taken: boolean;
        };
        MatrixCell: {
            campus_name: string;
            course_code: string;
            /** @enum {string} */
            half: "teacher" | "translator";
            invitation_id: string;
            overdue: boolean;
            planning_id: string;
            /** @enum {string} */
            state: "in_analysis" | "not_answered" | "answered" | "accepted" | "declined" | "canceled";
        };
        MatrixPerson: {
            cells: components["schemas"]["MatrixCell"][];
            id: string;
            name: string;
        };
        MatrixPlanning: {
            /** Format: date */
            first_day: string;
            id: string;
            /** Format: int64 */
            number: number;
            /** @enum {string} */
            state: "draft" | "published" | "closed" | "canceled";
        };
        MergeChurchesRequest: {
            city: string;
            /** @description ISO 3166, two letters. */
            country: string;
            name: string;
            /** @description The church that becomes part of it. */
            other_id: string;
            /** Format: int64 */
            other_version: number;
            pastor: string;
            /** Format: int64 */
            version: number;
        };
        MergeField: {
            kept: string;
            name: string;
            other: string;
            /**
             * @description What becomes of it unless one chooses otherwise.
             * @enum {string}
             */
            taken: "kept" | "other" | "both";
        };
        MergePeopleRequest: {
            /** @description The record that becomes part of it. */
            other_id: string;
            /** Format: int64 */
            other_version: number;
            /** @description The fields to take from the other one where both have something. */
            take: string[];
            /** Format: int64 */
            version: number;
        };
        MergePreview: {
            /** @description What is known of either. */
            fields: components["schemas"]["MergeField"][];
            kept: components["schemas"]["MergeSide"];
            other: components["schemas"]["MergeSide"];
            /** @description Of both together. */
            roles: components["schemas"]["Role"][];
            /** @description What hangs on the other record. */
            rows: components["schemas"]["MergeRows"][];
        };
        MergeRows: {
            /** Format: int64 */
            count: number;
            /** @enum {string} */
            fate: "moves" | "goes";
            name: string;
        };
        MergeSide: {
            /** Format: date-time */
            created_at: string;
            enabled: boolean;
            id: string;
            name: string;
            photo_url: string;
            roles: components["schemas"]["Role"][];
            /** @description Has a password, or signed in by a provider. */
            signs_in: boolean;
            /** Format: int64 */
            version: number;
        };
        Merging: {
            /** @description Of the one record that is left. */
            id: string;
        };
        Metadata: {
            settings: unknown;
            shortcuts: string[];
        };
        MetadataUpdate: {
            settings?: unknown;
            shortcuts?: string[];
        };
        MissedSession: {
            agenda_course_id: string;
            class_code: string;
            class_id: string;
            course_name: string;
            /** Format: date */
            day: string;
            enrollment_id: string;
            /** Format: int64 */
            finish: number;
            first_name: string;
            last_name: string;
            photo_url: string;
            /** @description There is a recording that he may hear. */
            recorded: boolean;
            session_id: string;
            /**
             * Format: int64
             * @description Minutes from midnight, by the host's clock.
             */
            start: number;
            student_id: string;
            /**
             * @description What his mark says now.
             * @enum {string}
             */
            value: "" | "present" | "late" | "online" | "made_up" | "absent" | "justified";
        };
        Missing: {
            /** Format: int64 */
            count: number;
            /**
             * @description What: an invitation without an answer, a session that nobody has accepted to teach.
             * @enum {string}
             */
            name: "unanswered" | "no_teacher";
            /** @description Where; at most 100 of them. */
            session_ids: string[];
        };
        Money: {
            currency: string;
            /** @enum {string} */
            discount_kind: "none" | "amount" | "percent";
            discount_reason: string;
            /**
             * Format: int64
             * @description Smallest units, or hundredths of a percent.
             */
            discount_value: number;
            /** Format: date */
            first_date: string;
            /** Format: int64 */
            installments: number;
            /** Format: int64 */
            monthly_payment: number;
            /** @description The installments that were made; before, those that would be. Lists do not tell those that were made. */
            schedule: components["schemas"]["Installment"][];
            /** Format: int64 */
            total: number;
            /**
             * Format: int64
             * @description Tuition fees before the discount, in the currency's smallest unit.
             */
            tuition: number;
        };
        MoveCampusRequest: {
            region_id: string;
            /** Format: int64 */
            version: number;
        };
        Movement: {
            /** Format: int64 */
            amount: number;
            /**
             * Format: int64
             * @description What was on the account after it.
             */
            balance: number;
            category: string;
            /** @description It is in a week-end that was closed. */
            closed: boolean;
            /** Format: date */
            day: string;
            id: string;
            /** @enum {string} */
            kind: "opening" | "income" | "expense" | "transfer" | "refund" | "credit" | "reversal";
            memo: string;
            payer_name: string;
            receipt: string;
            /** @description It was found on the bank's statement. */
            reconciled: boolean;
            reference: string;
            transaction_id: string;
            way: string;
        };
        NamedShare: {
            /** @enum {string} */
            kind: "percent" | "amount";
            payer_id: string;
            payer_name: string;
            /**
             * Format: int64
             * @description Hundredths of a percent, or the currency's smallest units.
             */
            value: number;
        };
        NewAccountFields: {
            bic: string;
            campus_id: string;
            /** @description Without one, the campus's. */
            currency: string;
            /** @description In whose name it is. */
            holder: string;
            /** @description Checked; empty where it has none. */
            iban: string;
            /** @enum {string} */
            kind: "cash" | "bank" | "mobile" | "card";
            name: string;
            /**
             * Format: int64
             * @description What is on it already.
             */
            opening_balance: number;
            /**
             * Format: date
             * @description Since when; without one, today.
             */
            opening_day?: string;
        };
        NewFeed: {
            /** @description For one of a campus. */
            campus_id?: string;
            /** @description For one of a class. */
            class_id?: string;
            /** @enum {string} */
            kind: "own" | "class" | "campus";
        };
        News: {
            /** Format: date-time */
            happened_at: string;
            id: string;
            /** @description The end of its text's key. */
            kind: string;
            /** @description Where it can be seen; empty where nowhere. */
            link: string;
            /** @description The values that the text refers to. */
            params: {
                [key: string]: unknown;
            };
            seen: boolean;
        };
        NewSecret: {
            /** @description To type in where no picture can be taken. */
            secret: string;
            /** @description An otpauth address, to draw as a QR code. */
            uri: string;
        };
        NextSession: {
            /** @description The host's. */
            campus_name: string;
            course_name: string;
            /**
             * Format: date
             * @description By the host's clock.
             */
            day: string;
            /** @description Nobody but planners has been told. */
            draft: boolean;
            /** Format: date-time */
            ends_at: string;
            id: string;
            place: string;
            /** Format: date-time */
            starts_at: string;
            /** @description The host's. */
            time_zone: string;
        };
        Note: {
            done: boolean;
            id: string;
            text: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        NotesItem: {
            agenda_course_id: string;
            /** @description His grades, the first one first; none while they are not yet given. */
            attempts: components["schemas"]["Attempt"][];
            /** @description The class's. */
            campus_name: string;
            /** @description He followed it in the class that he was transferred from. */
            carried: boolean;
            class_code: string;
            /** @description Where he followed it. */
            class_id: string;
            /** @description What counts of them: the best. */
            counts: components["schemas"]["Grade"];
            course_code: string;
            course_id: string;
            course_name: string;
            /** Format: date */
            first_day: string;
            /** @description There is a grade that the caller may see. */
            given: boolean;
            /**
             * Format: int64
             * @description Of the curriculum, else of the course: its weight in the average.
             */
            hours: number;
            /** Format: date */
            last_day: string;
            locked: boolean;
            /** Format: int64 */
            pass_mark: number;
            /** @description His grade and his presence are enough. */
            passed: boolean;
            presence: components["schemas"]["Presence"];
            published: boolean;
            /** Format: int64 */
            required_attendance: number;
            sessions: components["schemas"]["NotesSession"][];
        };
        NotesSession: {
            /** Format: date */
            day: string;
            /** Format: int64 */
            finish: number;
            /** @description His class has a mark in it: it counts. */
            held: boolean;
            id: string;
            /**
             * Format: int64
             * @description How late he came; 0 where that is not known.
             */
            minutes: number;
            /** @description Why he was away. */
            reason: string;
            /**
             * Format: int64
             * @description Minutes from midnight, by the host's clock.
             */
            start: number;
            /**
             * @description Empty for none.
             * @enum {string}
             */
            value: "" | "present" | "late" | "online" | "made_up" | "absent" | "justified";
        };
        Notice: {
            /** @description The key of its text. */
            code: string;
            /** @description Where to do something about it; empty where nothing can be done. */
            link: string;
            /** @description The values that the text refers to. */
            params: {
                [key: string]: unknown;
            };
            /** @description Something is wrong while it stands. */
            urgent: boolean;
        };
        Occurrence: {
            all_day: boolean;
            availability_id: string;
            /** Format: date-time */
            ends_at: string | null;
            /** Format: date */
            first_day: string;
            /** @enum {string} */
            kind: "available" | "maybe" | "unavailable";
            /** Format: date */
            last_day: string;
            reason: string;
            /**
             * Format: date-time
             * @description Null for whole days.
             */
            starts_at: string | null;
        };
        OfferInputBody: {
            /**
             * Format: int64
             * @description Offered, in the smallest unit of the host's currency; null for none.
             */
            amount: number | null;
            /** @description The day by which an answer is wanted; empty for ten days after it is sent. */
            answer_by: string;
            /** @description Empty where nobody knows yet. */
            arrives_on: string;
            leaves_on: string;
            /** @description Where he sleeps; empty where that is not offered. */
            lodging: string;
            offer_text: string;
            /** @description How he comes, with trains and hours; empty where that is not offered. */
            transport: string;
        };
        OpenCatchUpRequest: {
            /**
             * Format: date
             * @description By when.
             */
            due_day: string;
            note: string;
            /** @description The class with which he sits there. */
            other_class_id: string;
            /** @description Where he comes instead, of elsewhere; else empty. */
            other_session_id: string;
            /** @description The session that he missed. */
            session_id: string;
            /**
             * @description By its recording, by the same course in another class, or by written work.
             * @enum {string}
             */
            way: "recording" | "elsewhere" | "work";
        };
        OpenedDocument: {
            content_url: string;
            course_code: string;
            course_id: string;
            course_name: string;
            /**
             * Format: int64
             * @description How often the file was replaced, from 1.
             */
            file_number: number;
            id: string;
            /** @description A language code such as fr, or nothing. */
            language: string;
            may_edit: boolean;
            media_type: string;
            /** @description The file's name. */
            name: string;
            /** Format: int64 */
            size: number;
            /** @description Students of the course may open it. Exams and their answers never are for them. */
            student_access: boolean;
            title: string;
            /** @enum {string} */
            type: "complement" | "material" | "summary" | "exam" | "exam_answer" | "slideshow" | "other";
            /**
             * Format: date
             * @description The last day of the access that opens it; nothing where a class does.
             */
            until: string;
            /** Format: date-time */
            uploaded_at: string;
            /** @description The name of who sent the file. */
            uploaded_by: string;
            /** Format: int64 */
            version: number;
        };
        OpenedInvite: {
            /** @description Where he will sign in; empty for roles in the whole network. */
            campus_id: string;
            /** @description Empty for roles in the whole network. */
            campus_name: string;
            email: string;
            name: string;
            /** @description He has to choose one; otherwise he keeps his own. */
            needs_password: boolean;
            roles: string[];
        };
        OpenedReset: {
            /** @description Where he may sign in then, if anywhere. */
            campus_id: string;
            email: string;
        };
        OrderBookFilesRequest: {
            /** @description All files of the book, the first one first. */
            ids: string[];
        };
        OrderCourseDocumentsRequest: {
            /** @description All documents of the course, the first one first. */
            ids: string[];
        };
        OrderNotesRequest: {
            ids: string[];
        };
        OrderWaitingRequest: {
            /** @description The enrollments that wait, the first one first. */
            ids: string[];
        };
        Organization: {
            id: string;
            name: string;
        };
        OtherSession: {
            campus_name: string;
            class_code: string;
            class_id: string;
            /** Format: date */
            day: string;
            /** Format: int64 */
            finish: number;
            place: string;
            session_id: string;
            /**
             * Format: int64
             * @description Minutes from midnight, by the host's clock.
             */
            start: number;
        };
        OtherSessions: {
            items: components["schemas"]["OtherSession"][];
        };
        Owed: {
            /** Format: int64 */
            amount: number;
            class_code: string;
            class_id: string;
            /**
             * Format: int64
             * @description By credit notes.
             */
            credited: number;
            currency: string;
            /** Format: date */
            deadline: string;
            /** @description Empty where it is of an invoice by hand. */
            enrollment_id: string;
            id: string;
            /** @description The number of its invoice; empty while there is none, or a draft. */
            invoice: string;
            invoice_id: string;
            /**
             * Format: int64
             * @description Of the installment; 0 where there is none.
             */
            number: number;
            /**
             * Format: int64
             * @description What is still to be paid.
             */
            open: number;
            /** Format: int64 */
            paid: number;
            payer_id: string;
            payer_name: string;
            /** @enum {string} */
            state: "paid" | "due" | "not_paid" | "upcoming" | "canceled";
            student_id: string;
            student_name: string;
        };
        OwedList: {
            credit: components["schemas"]["Sum"][];
            /** @description The oldest first: in this order a payment is allocated. */
            items: components["schemas"]["Owed"][];
        };
        OwnInvitations: {
            /** @description The next first; what is over only where it still can be withdrawn. */
            items: components["schemas"]["AnswerPage"][];
        };
        OwnSession: {
            /** @description The network it came from. */
            address: string;
            /** @description What the browser calls itself. */
            agent: string;
            campus_name: string;
            /** Format: date-time */
            created_at: string;
            /** @description The one that asks. */
            current: boolean;
            id: string;
            /** Format: date-time */
            used_at: string;
        };
        OwnSessions: {
            /** @description Those that ended so, lately. */
            ended: components["schemas"]["EndedSession"][];
            items: components["schemas"]["OwnSession"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there may be; beyond, the one that was used longest ago ends.
             */
            most: number;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageAccount: {
            items: components["schemas"]["Account"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageAlike: {
            items: components["schemas"]["Alike"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageApplication: {
            items: components["schemas"]["Application"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageAvailabilityRequest: {
            items: components["schemas"]["AvailabilityRequest"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageBookFile: {
            items: components["schemas"]["BookFile"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageBookRow: {
            items: components["schemas"]["BookRow"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageCampusDocument: {
            items: components["schemas"]["CampusDocument"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageCampusRow: {
            items: components["schemas"]["CampusRow"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageChoice: {
            items: components["schemas"]["Choice"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageChurch: {
            items: components["schemas"]["Church"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageChurchPerson: {
            items: components["schemas"]["ChurchPerson"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageClass: {
            items: components["schemas"]["Class"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageClassReportLine: {
            items: components["schemas"]["ClassReportLine"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageClassStep: {
            items: components["schemas"]["ClassStep"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageCourseAccess: {
            items: components["schemas"]["CourseAccess"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageCourseBook: {
            items: components["schemas"]["CourseBook"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageCourseDocumentFile: {
            items: components["schemas"]["CourseDocumentFile"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageCourseRow: {
            items: components["schemas"]["CourseRow"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageCurriculum: {
            items: components["schemas"]["Curriculum"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageEnrollment: {
            items: components["schemas"]["Enrollment"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageEntry: {
            items: components["schemas"]["Entry"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageFeed: {
            items: components["schemas"]["Feed"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageInstructorRow: {
            items: components["schemas"]["InstructorRow"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageInvitation: {
            items: components["schemas"]["Invitation"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageInvoice: {
            items: components["schemas"]["Invoice"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageKnowledge: {
            items: components["schemas"]["Knowledge"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageMovement: {
            items: components["schemas"]["Movement"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageNextSession: {
            items: components["schemas"]["NextSession"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageNote: {
            items: components["schemas"]["Note"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageOpenedDocument: {
            items: components["schemas"]["OpenedDocument"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PagePayer: {
            items: components["schemas"]["Payer"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PagePersonRow: {
            items: components["schemas"]["PersonRow"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PagePlanning: {
            items: components["schemas"]["Planning"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PagePublication: {
            items: components["schemas"]["Publication"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageQuestion: {
            items: components["schemas"]["Question"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageReceivingClass: {
            items: components["schemas"]["ReceivingClass"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageRegion: {
            items: components["schemas"]["Region"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageRequiredCourse: {
            items: components["schemas"]["RequiredCourse"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageSlot: {
            items: components["schemas"]["Slot"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageStaffInvite: {
            items: components["schemas"]["StaffInvite"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageTaughtCourse: {
            items: components["schemas"]["TaughtCourse"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageTeachableCourse: {
            items: components["schemas"]["TeachableCourse"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageTransaction: {
            items: components["schemas"]["Transaction"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageView: {
            items: components["schemas"]["View"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PageWeekendClosing: {
            items: components["schemas"]["WeekendClosing"][];
            /** @description There are more than the total says. */
            more: boolean;
            /**
             * Format: int64
             * @description How many there are, counted to 1000.
             */
            total: number;
        };
        PairID: {
            other_id: string;
            person_id: string;
        };
        Paper: {
            /** @description Who filed it. */
            by: string;
            content_url: string;
            /** Format: date-time */
            created_at: string;
            id: string;
            media_type: string;
            /** @description The file's. */
            name: string;
            /** Format: int64 */
            size: number;
        };
        PaperCheck: {
            campus: string;
            /**
             * Format: date
             * @description On which it was issued.
             */
            day: string;
            /** @description Of whom it is; empty where nothing is kept of him any more. */
            initials: string;
            /** @enum {string} */
            kind: "report_card" | "certificate" | "diploma" | "transcript";
            /** @enum {string} */
            state: "valid" | "replaced" | "withdrawn";
        };
        PaperRun: {
            class_id: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: int64
             * @description How many have been issued.
             */
            done: number;
            /** @description Nothing more comes; who is gone by then has none. */
            finished: boolean;
            id: string;
            /** @enum {string} */
            kind: "report_card" | "certificate" | "diploma" | "transcript";
            language: string;
            /** @description All of them as one PDF; empty until they are finished. */
            pdf_url: string;
            second_language: string;
            /** Format: int64 */
            total: number;
            /** @description Each by itself in a ZIP. */
            zip_url: string;
        };
        Papers: {
            items: components["schemas"]["Paper"][];
        };
        PaperSignature: {
            /** @description Who signs. */
            name: string;
            /** @description Empty where there is none. */
            stamp_url: string;
            /** @description What he is. */
            title: string;
            /**
             * Format: int64
             * @description Counts the changes.
             */
            version: number;
        };
        Payer: {
            address: string;
            archived: boolean;
            campus_id: string;
            campus_name: string;
            /** Format: date-time */
            created_at: string;
            /** @description What he has paid beyond what was owed, by currency. */
            credit: components["schemas"]["Sum"][];
            /** @description What of it is past its deadline. */
            due: components["schemas"]["Sum"][];
            email: string;
            id: string;
            /** @description Of a company or church. */
            id_number: string;
            /** @enum {string} */
            kind: "student" | "church" | "company" | "relative";
            /**
             * @description Of his papers; empty for the campus's.
             * @enum {string}
             */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            may_edit: boolean;
            name: string;
            note: string;
            /** @description What he has still to pay, by currency. */
            open: components["schemas"]["Sum"][];
            /** @description Of a student; empty for others. */
            person_id: string;
            phone: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        PaymentFields: {
            /** @description Where it goes; its campus is whose it is. */
            account_id: string;
            /** @description What it pays; without them, the oldest first. What is left becomes credit. */
            allocations?: components["schemas"]["Chosen"][];
            /** Format: int64 */
            amount: number;
            /** @description Pay nothing yet: all of it becomes credit. */
            as_credit?: boolean;
            /** @description Of what nobody owes; what a payer pays is tuition. */
            category: string;
            /** Format: date */
            day: string;
            /** @description Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused. */
            key: string;
            /** @description Small sales that are a part of the amount; the rest pays what is owed. */
            lines?: components["schemas"]["Line"][];
            memo: string;
            /** @description Who pays; or a student as person_id; or nobody, for what pays nothing that is owed. */
            payer_id: string;
            person_id: string;
            reference: string;
            /** @description Where a registered till took it: also without a line, so that it is always accepted. */
            taken?: components["schemas"]["Taken"];
            /** @enum {string} */
            way: "cash" | "cheque" | "transfer" | "card" | "mobile";
        };
        Pending: {
            /** Format: int64 */
            count: number;
            /**
             * @description Drafts of invoices, questions of the till, movements of banks without a tick, cash that was not counted since.
             * @enum {string}
             */
            name: "drafts" | "questions" | "unreconciled" | "uncounted";
        };
        PeopleImport: {
            /** Format: int64 */
            changed: number;
            /** Format: int64 */
            created: number;
            /** Format: date-time */
            created_at: string;
            file_name: string;
            id: string;
            /**
             * Format: date-time
             * @description Until then it can be undone.
             */
            until: string;
        };
        PeopleImports: {
            items: components["schemas"]["PeopleImport"][];
        };
        Period: {
            /** Format: date */
            first_day: string;
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
        };
        Person: {
            additional_address: string;
            address: string;
            bank_account: string;
            bio: string;
            /** @description ISO 3166, two letters. */
            birth_country: string;
            /** @description As 2001-12-31, or empty. */
            birth_date: string;
            church_id: string;
            church_name: string;
            /** @description The pastor, unless the person named his own. */
            church_pastor: string;
            city: string;
            /** @description ISO 3166, two letters. */
            country: string;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** @description May sign in. */
            enabled: boolean;
            /** @enum {string} */
            favourite_contact: "" | "mobile" | "email" | "messaging" | "letter";
            first_name: string;
            /** @enum {string} */
            gender: "" | "male" | "female";
            id: string;
            identity_card: string;
            /** @enum {string} */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            last_name: string;
            middle_name: string;
            mobile: string;
            /** @description The number as people write it. */
            mobile_shown: string;
            /** @description As it is shown. */
            name: string;
            neighborhood: string;
            /** @description Where it is not the church's. */
            pastor: string;
            photo_url: string;
            roles: components["schemas"]["Role"][];
            state: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            zip_code: string;
        };
        PersonAccount: {
            enabled: boolean;
            /** @description He has chosen a password; otherwise he needs a link to do so. */
            has_password: boolean;
            /** Format: date-time */
            last_sign_in: string;
            /** @description The caller may enable and disable him, end his sessions and remove his second factor. */
            may_decide: boolean;
            /** @description The caller may have a link mailed to him by which he sets a password. */
            may_send_link: boolean;
            second_factor: boolean;
            /**
             * Format: int64
             * @description How many are open.
             */
            sessions: number;
            /** @description He registered and has not confirmed his address. */
            unconfirmed: boolean;
        };
        PersonCampus: {
            campus_id: string;
            campus_name: string;
            /** @description He left his last class there. */
            former: boolean;
            /** @description The roles that the caller may give and take there. */
            grantable: string[];
            /** @description The caller may end the membership. */
            may_end: boolean;
            roles: string[];
            /** Format: date-time */
            since: string;
        };
        PersonMay: {
            /** @description The roles that he may give and take at the campus he signed in at. */
            campus_roles: string[];
            /** @description Know how to reach him; otherwise only name, photo and roles. */
            contact: boolean;
            /** @description Change the fields he may know, and the photo. */
            edit: boolean;
            /** @description Change the e-mail address, by which the person signs in. */
            edit_email: boolean;
            /** @description Read the history of changes. */
            history: boolean;
            /** @description The network-wide roles that he may give and take. */
            network_roles: string[];
            /** @description The special fields he may know. */
            special: ("identity_card" | "bank_account" | "memo" | "church")[];
        };
        PersonRecord: {
            additional_address: string;
            address: string;
            bank_account?: string;
            bio: string;
            /** @description ISO 3166, two letters. */
            birth_country: string;
            /** @description As 2001-12-31, or empty. */
            birth_date: string;
            church_id?: string;
            church_name?: string;
            /** @description The church's pastor, unless the person named his own. */
            church_pastor?: string;
            city: string;
            /** @description ISO 3166, two letters. */
            country: string;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** @description May sign in; absent where the caller may not know. */
            enabled?: boolean;
            /** @enum {string} */
            favourite_contact: "" | "mobile" | "email" | "messaging" | "letter";
            first_name: string;
            /** @enum {string} */
            gender: "" | "male" | "female";
            id: string;
            identity_card?: string;
            /** @enum {string} */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            last_name: string;
            may: components["schemas"]["PersonMay"];
            memberships: components["schemas"]["PersonCampus"][];
            /** @description Of the staff; the person never reads it. */
            memo?: string;
            middle_name: string;
            mobile: string;
            /** @description The number as people write it. */
            mobile_shown: string;
            /** @description As it is shown. */
            name: string;
            neighborhood: string;
            /** @description Roles in the whole network. */
            network_roles: string[];
            /** @description Where it is not the church's. */
            pastor?: string;
            photo_url: string;
            state: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            zip_code: string;
        };
        PersonRow: {
            /** @description He has registered and has no other role yet. */
            applicant: boolean;
            birth_date: string;
            city: string;
            country: string;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** @description May sign in; absent where the caller may not know. */
            enabled?: boolean;
            gender: string;
            id: string;
            language: string;
            /** @description By which the list is in order. */
            last_name: string;
            mobile: string;
            /** @description The number as people write it. */
            mobile_shown: string;
            name: string;
            photo_url: string;
            roles: components["schemas"]["Role"][];
            /** @description How he stands as a learner, at each campus, as far as the caller may know. */
            standings: components["schemas"]["Standing"][];
        };
        Planning: {
            abbreviation: string;
            campuses: components["schemas"]["CampusShort"][];
            classes: components["schemas"]["ClassShort"][];
            /**
             * Format: int64
             * @description How many courses stand on its board.
             */
            courses: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            /** Format: date */
            first_day: string;
            id: string;
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
            may_edit: boolean;
            /** @description What the caller can do with it now. */
            moves: ("publish" | "close" | "cancel" | "delete")[];
            /**
             * Format: int64
             * @description Within the school year; 0 for the next one.
             */
            number: number;
            /**
             * Format: int64
             * @description How many of them lack a teacher, or the translator whom they need.
             */
            open: number;
            /**
             * Format: int64
             * @description The number of its last publication; 0 for none.
             */
            publication: number;
            /** @enum {string} */
            state: "draft" | "published" | "closed" | "canceled";
            /** @description Why it was canceled; empty otherwise. */
            state_reason: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description The week of the timetables; 0 for the week of the month in which its first day lies.
             */
            week: number;
            /**
             * Format: int64
             * @description The year in which its school year begins.
             */
            year: number;
        };
        Presence: {
            /** Format: int64 */
            absent: number;
            /**
             * Format: int64
             * @description Sessions that count: the denominator of the rate. 0 where there is no rate yet.
             */
            counted: number;
            /**
             * Format: int64
             * @description Sessions that his class had and in which he has no mark.
             */
            gaps: number;
            /**
             * Format: int64
             * @description Justified absences, which leave the denominator.
             */
            justified: number;
            /**
             * Format: int64
             * @description How many of those in which he was there he came late to.
             */
            late: number;
            /**
             * Format: int64
             * @description Sessions in which he was there: present, late, online or made up.
             */
            present: number;
        };
        Preview: {
            changes: components["schemas"]["PublishedChange"][];
            /** @description Classes whose students would be told. */
            classes: components["schemas"]["ConcernedClass"][];
            /** @description Teachers and translators who would be told. */
            people: components["schemas"]["Concerned"][];
            /**
             * Format: int64
             * @description How many people would be told: all of these who can sign in, but the caller.
             */
            told: number;
            /**
             * Format: int64
             * @description How many of these cannot sign in, and are not told.
             */
            untold: number;
        };
        PreviewInvitationsRequest: {
            answer_by: string;
            ids: string[];
        };
        Problem: {
            code: string;
            /** @description With edit.stale: the record as it is now. */
            current?: unknown;
            fields?: components["schemas"]["FieldProblem"][];
            params?: {
                [key: string]: unknown;
            };
            request_id?: string;
            /** Format: int64 */
            status: number;
        };
        Proof: {
            existing_password: string;
        };
        Proposal: {
            /** @description What speaks against it: no_grades, below_mark, absent, missing_grades, presence. */
            against: string[];
            /**
             * Format: int64
             * @description In hundredths; 0 where it is not known.
             */
            average: number;
            average_known: boolean;
            /**
             * Format: int64
             * @description Sessions that count.
             */
            counted: number;
            /** Format: int64 */
            courses: number;
            /** @enum {string} */
            mention: "" | "excellent" | "very_good" | "good" | "passed" | "not_passed";
            /** Format: int64 */
            missing_grades: number;
            /** @description It is proposed that he passed. */
            passed: boolean;
            /** Format: int64 */
            passed_courses: number;
            /**
             * Format: int64
             * @description Sessions in which he was there.
             */
            present: number;
        };
        Provider: {
            label: string;
            name: string;
        };
        ProviderStart: {
            organization_id: string;
            /** @description A path of ours; anything else is forgotten. */
            target?: string;
        };
        ProviderStarted: {
            /** @description To be kept for the way back: the sign-in ends in the browser that began it. */
            browser_secret: string;
            /** @description Where to go. */
            url: string;
        };
        Publication: {
            /** @description The name of who published it. */
            by: string;
            changes: components["schemas"]["PublishedChange"][];
            /** Format: date-time */
            created_at: string;
            /** Format: int64 */
            number: number;
        };
        PublishedChange: {
            /** @description Absent for one that is gone. */
            after?: components["schemas"]["PublishedPart"];
            /** @description Absent for a new one. */
            before?: components["schemas"]["PublishedPart"];
            /** @enum {string} */
            kind: "added" | "changed" | "canceled";
            session_id: string;
            /** @description What changed of it. */
            what: ("time" | "place" | "course" | "classes" | "people")[];
        };
        PublishedPart: {
            campus_id: string;
            class_ids: string[];
            course_id: string;
            course_name: string;
            /** Format: date */
            day: string;
            /** Format: int64 */
            finish: number;
            /** @description Who accepted to teach and to translate it. */
            people: components["schemas"]["PublishedStaff"][];
            place: string;
            /** Format: int64 */
            start: number;
        };
        PublishedStaff: {
            /** @enum {string} */
            half: "teacher" | "translator";
            name: string;
            person_id: string;
        };
        PublishPlanningRequest: {
            /**
             * Format: int64
             * @description The number of the board's state that was looked at.
             */
            board: number;
            /** @description Needed where the planning is closed. */
            reason?: string;
        };
        Pupil: {
            email: string;
            id: string;
            /** @description As a telephone dials it. */
            mobile: string;
            /** @description As people write it. */
            mobile_shown: string;
            name: string;
            photo_url: string;
        };
        Question: {
            /** Format: int64 */
            amount: number;
            campus_id: string;
            /** Format: date-time */
            created_at: string;
            currency: string;
            /** @description The day, or the number. */
            detail: string;
            id: string;
            /**
             * @description credit: what it paid was owed no longer; closed: its day was; number: a receipt's number was missing or taken.
             * @enum {string}
             */
            kind: "credit" | "closed" | "number";
            note: string;
            payer_name: string;
            receipt: string;
            settled: boolean;
            transaction_id: string;
        };
        QuestionPeriod: {
            /** Format: date */
            first_day: string;
            /**
             * @description Empty where he says nothing of it.
             * @enum {string}
             */
            kind: "" | "available" | "maybe" | "unavailable";
            /**
             * @description What the calendar says of it so far.
             * @enum {string}
             */
            known: "" | "available" | "maybe" | "unavailable";
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
            remark: string;
        };
        QuickPanel: {
            campus: string;
            events: components["schemas"]["Event"][];
            notes: components["schemas"]["Note"][];
            /** @description What stands while it is true. */
            notices: components["schemas"]["Notice"][];
            /** @description The campus's, in which events take place. */
            time_zone: string;
            /**
             * Format: date
             * @description The date at the campus.
             */
            today: string;
            /** @description What happened, the newest first. */
            told: components["schemas"]["News"][];
        };
        ReceivingClass: {
            campus_name: string;
            /**
             * Format: int64
             * @description How many places it has; 0 for no limit.
             */
            capacity: number;
            code: string;
            /** Format: int64 */
            confirmed: number;
            /** Format: int64 */
            end_year: number;
            id: string;
            /** Format: int64 */
            level: number;
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: int64 */
            start_year: number;
        };
        RecoveryCodes: {
            /** @description Each lets him in once without the app. */
            recovery_codes: string[];
        };
        RefundFields: {
            /** @description Where it comes from. */
            account_id: string;
            /** Format: int64 */
            amount: number;
            /** Format: date */
            day: string;
            /** @description Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused. */
            key: string;
            memo: string;
            payer_id: string;
            reference: string;
            /** @enum {string} */
            way: "cash" | "cheque" | "transfer" | "card" | "mobile";
        };
        Region: {
            /** Format: int64 */
            campus_count: number;
            code: string;
            id: string;
            name: string;
            /** Format: int64 */
            version: number;
        };
        RegionFields: {
            code: string;
            name: string;
        };
        Registered: {
            error: string | null;
            /** @description Null until the address is confirmed. */
            token: string | null;
            user: components["schemas"]["Applicant"];
        };
        RegisterTillRequest: {
            campus_id: string;
            name: string;
        };
        Registration: {
            email: string;
            first_name: string;
            /** @enum {string} */
            language?: "" | "fr" | "en" | "pt" | "it" | "es";
            last_name: string;
            mobile?: string;
            organization_id: string;
            password: string;
            password_confirmation: string;
        };
        RemindInputBody: {
            ids: string[];
            reason?: string;
        };
        RemoveSecondFactorRequest: {
            code: string;
            existing_password: string;
        };
        ReopenApplicationsRequest: {
            campus_id: string;
            ids: string[];
        };
        ReopenMonthRequest: {
            reason: string;
        };
        ReopenWeekendRequest: {
            reason: string;
        };
        Repeat: {
            /**
             * @description Of a month: the same day (15th), the same weekday (second Saturday), the last one (last Saturday).
             * @enum {string}
             */
            by: "" | "day" | "weekday" | "last";
            /**
             * Format: int64
             * @description How often, 0 for without end.
             */
            count: number;
            /**
             * @description Empty for once.
             * @enum {string}
             */
            every: "" | "week" | "month" | "year";
            /**
             * Format: int64
             * @description 2 for every second week, month or year.
             */
            interval: number;
            /** @description The last day on which one may begin; empty for without end. */
            until: string;
            /** @description Of a week, 0 being Sunday; none for that of the first day. */
            weekdays: number[];
        };
        Replaced: {
            /**
             * Format: date
             * @description On which that time begins.
             */
            day: string;
            /** @description It and all that follow; not the first. */
            following?: boolean;
            id: string;
            /** Format: int64 */
            version: number;
        };
        ReplanFields: {
            /** Format: date */
            first_date: string;
            /** Format: int64 */
            installments: number;
            /**
             * Format: int64
             * @description What is open, as it was shown: where it is another by now, nothing is done.
             */
            open: number;
        };
        Report: {
            average: components["schemas"]["Average"];
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /** @description In the order in which they were given. */
            courses: components["schemas"]["ReportCourse"][];
            /** Format: int64 */
            end_year: number;
            first_name: string;
            last_name: string;
            /** Format: int64 */
            level: number;
            /**
             * @description Of the average as it is shown; empty where there is none.
             * @enum {string}
             */
            mention: "" | "excellent" | "very_good" | "good" | "passed" | "not_passed";
            /**
             * Format: int64
             * @description Courses without a grade.
             */
            missing_grades: number;
            /** @description For the report card. */
            observation: string;
            /**
             * @description How his enrollment ended; empty while it runs.
             * @enum {string}
             */
            outcome: "" | "transferred" | "withdrawn" | "failed" | "completed";
            /** Format: int64 */
            pass_mark: number;
            /** Format: int64 */
            passed_courses: number;
            photo_url: string;
            /** @description Of all courses together. */
            presence: components["schemas"]["Presence"];
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: int64 */
            required_attendance: number;
            /** @description The caller sees what was not published, too. */
            sees_all: boolean;
            /** Format: int64 */
            start_year: number;
            student_id: string;
        };
        ReportCourse: {
            agenda_course_id: string;
            /** @description His grades, the first one first; none while they are not yet given. */
            attempts: components["schemas"]["Attempt"][];
            /** @description He followed it in the class that he was transferred from. */
            carried: boolean;
            class_code: string;
            /** @description Where he followed it. */
            class_id: string;
            /** @description What counts of them: the best. */
            counts: components["schemas"]["Grade"];
            course_code: string;
            course_id: string;
            course_name: string;
            /** Format: date */
            first_day: string;
            /** @description There is a grade that the caller may see. */
            given: boolean;
            /**
             * Format: int64
             * @description Of the curriculum, else of the course: its weight in the average.
             */
            hours: number;
            /** Format: date */
            last_day: string;
            locked: boolean;
            /** @description His grade and his presence are enough. */
            passed: boolean;
            presence: components["schemas"]["Presence"];
            published: boolean;
        };
        Reports: {
            /** @description The latest class first. */
            items: components["schemas"]["Report"][];
        };
        RequiredCourse: {
            code: string;
            course_id: string;
            edition: string;
            name: string;
        };
        ResendInvitationRequest: {
            /**
             * Format: int64
             * @description Offered, in the smallest unit of the host's currency; null for none.
             */
            amount: number | null;
            /** @description The day by which an answer is wanted; empty for ten days after it is sent. */
            answer_by: string;
            /** @description Empty where nobody knows yet. */
            arrives_on: string;
            leaves_on: string;
            /** @description Where he sleeps; empty where that is not offered. */
            lodging: string;
            offer_text: string;
            reason?: string;
            /** @description How he comes, with trains and hours; empty where that is not offered. */
            transport: string;
        };
        Reset: {
            /** @description The mark of this browser, to be sent with the next sign-in. */
            device: string;
            done: boolean;
        };
        ResetPasswordRequest: {
            password: string;
            password_confirmation: string;
            token: string;
        };
        ReversalFields: {
            /**
             * Format: date
             * @description In a month that is open; without it, today.
             */
            day?: string;
            /** @description Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused. */
            key: string;
            reason: string;
        };
        Role: {
            /** @description Empty for a role in the whole network. */
            campus_id: string;
            campus_name: string;
            /** @description With the role user: he is a former student there, not an applicant. */
            former?: boolean;
            role: string;
        };
        SaveAttendanceRequest: {
            entries: components["schemas"]["MarkEntry"][];
        };
        SavedSettings: {
            /** @description The providers that are configured. */
            all_providers: components["schemas"]["Provider"][];
            maintenance: components["schemas"]["Maintenance"];
            /** @description The answer to a forgotten password does not tell whether the address is known. */
            neutral_forgotten: boolean;
            /** @description The identity providers that the sign-in page shows. */
            providers: string[];
            /** @description Guests may apply to a campus. */
            registration: boolean;
            /**
             * Format: int64
             * @description The month in which a school year begins.
             */
            school_month: number;
            /** @description What the sign-in page shows beside the product's name. */
            school_name: string;
            /** @description The roles that must sign in with a second factor. */
            second_factor_roles: string[];
            /**
             * Format: int64
             * @description How long a session lives after its last use.
             */
            session_days: number;
            /**
             * Format: int64
             * @description 0 until they are first saved.
             */
            version: number;
        };
        SavedUser: {
            person: components["schemas"]["Person"];
            user: components["schemas"]["User"];
        };
        SaveGradesRequest: {
            entries: components["schemas"]["GradeEntry"][];
        };
        Search: {
            items: components["schemas"]["Found"][];
        };
        SecondFactor: {
            enabled: boolean;
            /**
             * Format: int64
             * @description How many recovery codes are left.
             */
            recovery_left: number;
            /** @description One of his roles must have it. */
            required: boolean;
        };
        SeeNoticesRequest: {
            /** @description All of them, whichever were shown. */
            all?: boolean;
            /** @description Those that were shown. */
            ids: string[];
        };
        SendInputBody: {
            /** @description The day by which an answer is wanted; empty for each one's own, or else ten days. */
            answer_by: string;
            ids: string[];
            /** @description What is sent twice under one key is done once. */
            key: string;
        };
        Session: {
            /** @description The mark of this browser, to be sent with the next sign-in: here, guesses made elsewhere do not keep him out. */
            device?: string;
            /**
             * Format: int64
             * @description In milliseconds since 1970.
             */
            expires_at: number;
            /** @description The person's id for origin api, the identity provider's ID token otherwise. */
            id_token: string;
            token: string;
            user: components["schemas"]["User"];
        };
        Sessions: {
            items: components["schemas"]["AgendaSession"][];
            /** @description There are more than are told at once. */
            more: boolean;
        };
        SetClassCourseDoneRequest: {
            done: boolean;
            /**
             * Format: date
             * @description Today, where nothing is said.
             */
            done_on?: string;
            /** @description Where it was given, if not here. */
            reason?: string;
        };
        SetCourseBooksRequest: {
            books: components["schemas"]["CourseBookChoice"][];
            /** Format: int64 */
            version: number;
        };
        SetCourseRequirementsRequest: {
            course_ids: string[];
            /** Format: int64 */
            version: number;
        };
        SetCourseTeacherRequest: {
            given: boolean;
        };
        SetCurriculumCoursesRequest: {
            courses: components["schemas"]["CurriculumCourseChoice"][];
            /** Format: int64 */
            version: number;
        };
        SetInvitationStayRequest: {
            /** @description Empty where nobody knows yet. */
            arrives_on: string;
            leaves_on: string;
            /** @description Where he sleeps; empty where that is not offered. */
            lodging: string;
            /** @description How he comes, with trains and hours; empty where that is not offered. */
            transport: string;
            /** Format: int64 */
            version: number;
        };
        SetKnowledgeRequest: {
            /**
             * @description Nothing, where he does not know it.
             * @enum {string}
             */
            level: "" | "wants" | "elsewhere" | "can" | "regularly";
            place: string;
        };
        SetNetworkRolesRequest: {
            roles: ("admin" | "director" | "supervisor" | "librarian")[];
            /** Format: int64 */
            version: number;
        };
        SetPaperSignatureRequest: {
            /** @description Who signs. */
            name: string;
            /** @description What he is. */
            title: string;
            /** Format: int64 */
            version: number;
        };
        SetPeopleEnabledRequest: {
            enabled: boolean;
            ids: string[];
            /** @description Kept in the history. */
            reason?: string;
        };
        SetPersonRolesRequest: {
            roles: ("coordinator" | "accounting" | "secretary" | "multimedia" | "teacher" | "alumni" | "student" | "user")[];
            /** Format: int64 */
            version: number;
        };
        SetPlanningRowsRequest: {
            campus_id: string;
            rows: components["schemas"]["Hour"][];
            /** Format: int64 */
            version: number;
        };
        SetSessionPlaceRequest: {
            /** @description A room, or a link that begins with https://. */
            place: string;
        };
        SetSharesRequest: {
            shares: components["schemas"]["Share"][];
        };
        SettleQuestionRequest: {
            note: string;
        };
        Share: {
            /** @enum {string} */
            kind: "percent" | "amount";
            payer_id: string;
            /**
             * Format: int64
             * @description Hundredths of a percent, or the currency's smallest units.
             */
            value: number;
        };
        SheetSession: {
            /** Format: date */
            day: string;
            /** Format: date-time */
            ends_at: string;
            /** Format: int64 */
            finish: number;
            /** @description It was canceled, or is no longer this class's. Its marks are kept and count no more. */
            gone: boolean;
            /** @description agendaId in the addresses of the specification. */
            id: string;
            may_edit: boolean;
            place: string;
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            start: number;
            /** Format: date-time */
            starts_at: string;
        };
        SheetStudent: {
            /** @description Of his place in the class; marks are entered for it. */
            enrollment_id: string;
            first_name: string;
            last_name: string;
            /** @description He is no longer in the class. */
            left: boolean;
            marks: components["schemas"]["Marked"][];
            /** @description The sessions on whose sheets he does not stand, since he was not in the class on that day. */
            not_in: string[];
            photo_url: string;
            /** @description Of the sessions of this sheet. */
            presence: components["schemas"]["Presence"];
            student_id: string;
        };
        SignInOptions: {
            /** @description Its words are empty while it is off. */
            maintenance: components["schemas"]["Maintenance"];
            providers: components["schemas"]["Provider"][];
            registration: boolean;
            /** @description Empty until it is set. */
            school_name: string;
        };
        Slot: {
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            finish: number;
            id: string;
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            start: number;
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description The number of the week in the month or cycle.
             */
            week: number;
            /**
             * Format: int64
             * @description 0 is Sunday.
             */
            weekday: number;
        };
        SpecProblem: {
            code: string;
            current?: unknown;
            error: {
                [key: string]: string;
            };
            request_id?: string;
        };
        Staffing: {
            /** @description He had accepted, and is asked to confirm a change. Told, and never taken. */
            again?: boolean;
            /** @enum {string} */
            half: "teacher" | "translator";
            /** @description Empty for a new one. */
            id: string;
            person_id: string;
            /** @description Told, and never taken. */
            person_name?: string;
            /** @description He was written to: only the moves of his invitation change it. Told, and never taken. */
            sent?: boolean;
            /** @description Empty for all of them. */
            session_ids: string[];
            /** @enum {string} */
            state: "in_analysis" | "not_answered" | "answered" | "accepted" | "declined" | "canceled";
        };
        StaffInvite: {
            /** Format: date-time */
            accepted_at: string;
            /**
             * @description Why it was taken back by itself: what became of who asked.
             * @enum {string}
             */
            because: "" | "disabled" | "demoted" | "gone";
            /** @description Empty for roles in the whole network. */
            campus_id: string;
            campus_name: string;
            email: string;
            /** Format: date-time */
            expires_at: string;
            id: string;
            /** @description The name of who asked him. */
            invited_by: string;
            /** @description Absent while he is out of the caller's reach. */
            name?: string;
            /** @description Absent while he is out of the caller's reach. */
            person_id?: string;
            roles: string[];
            /** Format: date-time */
            sent_at: string;
            /** @enum {string} */
            state: "open" | "accepted" | "expired" | "revoked" | "taken_back";
            /** @description The roles are given when he accepts. */
            waiting: boolean;
        };
        Standing: {
            campus_id: string;
            class_code: string;
            /** @description Empty where there is none. */
            class_id: string;
            /** @enum {string} */
            state: "confirmed" | "waiting" | "applicant" | "declined" | "former" | "alumni";
        };
        Statement: {
            /** Format: int64 */
            closing: number;
            currency: string;
            entries: components["schemas"]["StatementEntry"][];
            /** Format: date */
            from: string;
            /**
             * Format: int64
             * @description What was owed before; negative for credit.
             */
            opening: number;
            payer: components["schemas"]["Payer"];
            /** Format: date */
            to: string;
        };
        StatementEntry: {
            /**
             * Format: int64
             * @description What it adds to what is owed; negative for what is paid.
             */
            amount: number;
            /** Format: int64 */
            balance: number;
            /** Format: date */
            day: string;
            /** @description Of the invoice, credit note's invoice or transaction; empty where there is none. */
            id: string;
            /**
             * @description charge is an installment, or an invoice by hand, by its deadline.
             * @enum {string}
             */
            kind: "charge" | "credit_note" | "payment" | "refund" | "reversal";
            /** @description Of the paper; empty where there is none. */
            number: string;
            /** @description The class, or the way of payment. */
            text: string;
        };
        Statistics: {
            /** Format: int64 */
            absent: number;
            /**
             * Format: int64
             * @description The standard deviation.
             */
            deviation: number;
            /** Format: int64 */
            exempt: number;
            /**
             * Format: int64
             * @description How many have a grade; the figures are of these.
             */
            graded: number;
            /** Format: int64 */
            highest: number;
            /** Format: int64 */
            lowest: number;
            /** Format: int64 */
            mean: number;
            /** Format: int64 */
            median: number;
            /**
             * Format: int64
             * @description How many have none.
             */
            missing: number;
            /**
             * Format: int64
             * @description How many have passed: grade and presence are enough, or he is exempt.
             */
            passed: number;
            /** @description How many have 0 to below 10, 10 to below 20, … 90 to 100. */
            tens: number[];
        };
        Stay: {
            /** Format: int64 */
            agreed_amount: number | null;
            /**
             * Format: int64
             * @description Null where the caller may not see it, too.
             */
            amount: number | null;
            /** @description Empty where nobody knows yet. */
            arrives_on: string;
            campus_id: string;
            campus_name: string;
            course_name: string;
            currency: string;
            /** @enum {string} */
            half: "teacher" | "translator";
            invitation_id: string;
            leaves_on: string;
            /** @description Where he sleeps; empty where that is not offered. */
            lodging: string;
            may_edit: boolean;
            needs_lodging: boolean;
            needs_transport: boolean;
            person_id: string;
            person_name: string;
            /** @description Those in this planning. */
            sessions: components["schemas"]["InvitedSession"][];
            /** @enum {string} */
            state: "not_answered" | "answered" | "accepted";
            /** @description How he comes, with trains and hours; empty where that is not offered. */
            transport: string;
            /**
             * Format: int64
             * @description Of the invitation.
             */
            version: number;
        };
        Stays: {
            /** @description By name. */
            items: components["schemas"]["Stay"][];
        };
        StepChoice: {
            /** @enum {string} */
            effect: "goes_on" | "completes" | "fails" | "waits";
            enrollment_id: string;
        };
        StepStudent: {
            /** @enum {string} */
            effect: "goes_on" | "completes" | "fails" | "waits";
            enrollment_id: string;
            name: string;
            passed: boolean;
            person_id: string;
            /** @description What grades and presence say of him, beforehand; absent where there is nothing to say. */
            proposal?: components["schemas"]["Proposal"];
            /** @description Somebody said whether he passed; else it is as grades and presence propose. */
            ticked: boolean;
        };
        StudentSession: {
            /** @description Of the host. */
            campus_name: string;
            /** @description Of the host; empty for none. */
            color: string;
            course_code: string;
            course_id: string;
            course_name: string;
            /** Format: date */
            day: string;
            /** Format: date-time */
            ends_at: string;
            /** Format: int64 */
            finish: number;
            id: string;
            /** @description A room, or a link that begins with https://. */
            place: string;
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            start: number;
            /** Format: date-time */
            starts_at: string;
            /** @description Of the host, whose clock day, start and finish go by. */
            time_zone: string;
        };
        StudentSpace: {
            /** @description Those that he announced and that are not over, the next one first. */
            absences: components["schemas"]["Absence"][];
            /** @description His next sessions, the soonest first. */
            coming: components["schemas"]["StudentSession"][];
            /** @description There are more sessions than are told here. */
            more: boolean;
            person_id: string;
            /** @description What he did in each of his classes, the latest first. */
            reports: components["schemas"]["Report"][];
            /** @description He follows a class now, and may announce that he will be away. */
            studies: boolean;
        };
        Sum: {
            /** Format: int64 */
            amount: number;
            currency: string;
        };
        Summaries: {
            items: components["schemas"]["Summary"][];
        };
        Summary: {
            campus_id: string;
            campus_name: string;
            /** Format: date-time */
            closed_at?: string;
            closed_by: string;
            /** @description The campus and the month: <campus>_2026-10. */
            id: string;
            may_close: boolean;
            may_reopen: boolean;
            /**
             * Format: date
             * @description Its first day.
             */
            month: string;
            reopen_reason: string;
            /**
             * Format: date-time
             * @description The last time.
             */
            reopened_at?: string;
            reopened_by: string;
            /** @enum {string} */
            state: "open" | "closed";
        };
        TakeBackEnrollmentRequest: {
            /** @enum {string} */
            waiting_reason: "" | "full" | "papers" | "payment" | "approval";
        };
        TakeClassStepRequest: {
            /** @enum {string} */
            kind: "promote" | "graduate";
            students: components["schemas"]["StepChoice"][];
        };
        Taken: {
            /** Format: int64 */
            number: number;
            till_id: string;
            /** Format: int64 */
            year: number;
        };
        Taking: {
            agenda_course_id: string;
            course_code: string;
            course_id: string;
            course_name: string;
            /** Format: date */
            day: string;
            /** Format: date-time */
            ends_at: string;
            /** Format: int64 */
            finish: number;
            /**
             * Format: int64
             * @description How many of them have a mark.
             */
            marked: number;
            place: string;
            session_id: string;
            /**
             * Format: int64
             * @description Minutes from midnight, by the host's clock.
             */
            start: number;
            /** Format: date-time */
            starts_at: string;
            /**
             * @description It has not begun; nobody has a mark; some have; all have.
             * @enum {string}
             */
            state: "ahead" | "untaken" | "part" | "taken";
            /**
             * Format: int64
             * @description How many stand on its sheet.
             */
            students: number;
            time_zone: string;
        };
        TakingClass: {
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            /** @description Its sessions of today, by the clock of each host. */
            today: components["schemas"]["Taking"][];
            /** @description Earlier ones that are not, or not wholly, taken; of the last 60 days. */
            untaken: components["schemas"]["Taking"][];
        };
        TakingClasses: {
            items: components["schemas"]["TakingClass"][];
        };
        TakingCourse: {
            agenda_course_id: string;
            course_code: string;
            course_id: string;
            course_name: string;
            /** Format: date */
            first_day: string;
            /**
             * Format: int64
             * @description Those in which somebody of the class has a mark: they count.
             */
            held: number;
            /** Format: date */
            last_day: string;
            /** Format: int64 */
            sessions: number;
            /** @description Its sessions, in the order of time. */
            times: components["schemas"]["TakingTime"][];
            /** @description It has a session today, by the host's clock. */
            today: boolean;
            /**
             * Format: int64
             * @description Those that have begun and in which nobody has.
             */
            untaken: number;
        };
        TakingCourses: {
            campus_id: string;
            campus_name: string;
            class_code: string;
            class_id: string;
            items: components["schemas"]["TakingCourse"][];
        };
        TakingTime: {
            /** Format: date */
            day: string;
            /** Format: int64 */
            finish: number;
            session_id: string;
            /**
             * Format: int64
             * @description Minutes from midnight, by the host's clock.
             */
            start: number;
            /**
             * @description It has not begun; nobody has a mark; somebody has.
             * @enum {string}
             */
            state: "ahead" | "untaken" | "held";
            today: boolean;
        };
        Taught: {
            /** @description The last first. */
            years: components["schemas"]["TaughtYear"][];
        };
        TaughtClass: {
            campus_id: string;
            campus_name: string;
            code: string;
            /**
             * Format: int64
             * @description Of its students.
             */
            count: number;
            id: string;
            /** @description The caller may know who is in it. */
            known: boolean;
            /** @description It has graduated, or is archived. */
            over: boolean;
            /** @description By name; the first few of them where only their faces are shown. */
            students: components["schemas"]["Pupil"][];
        };
        TaughtCourse: {
            archived: boolean;
            /** @description Where the next one takes place; empty where there is none. */
            campus: string;
            /** @description To which he teaches or taught it. */
            classes: components["schemas"]["EngagementClass"][];
            code: string;
            /** Format: int64 */
            documents: number;
            edition: string;
            /** @description A supervisor gave it to him. */
            given: boolean;
            id: string;
            /**
             * Format: date
             * @description When he taught it last; nothing where he has not yet.
             */
            last_day: string;
            /**
             * Format: int64
             * @description That he has taught of it.
             */
            minutes: number;
            name: string;
            /** @description His next session of it. */
            next?: components["schemas"]["EngagementSession"];
            /** @description In which the next one takes place; empty where there is none. */
            time_zone: string;
        };
        TaughtYear: {
            items: components["schemas"]["Engagement"][];
            /** Format: int64 */
            minutes: number;
            /**
             * Format: int64
             * @description In which it began.
             */
            year: number;
        };
        TeachableCourse: {
            code: string;
            edition: string;
            id: string;
            name: string;
        };
        TeachingCampus: {
            color: string;
            id: string;
            name: string;
        };
        TickMovementsRequest: {
            movement_ids: string[];
            reconciled: boolean;
        };
        TickPassedRequest: {
            enrollment_ids: string[];
            /**
             * @description The step that is told of.
             * @enum {string}
             */
            kind: "promote" | "graduate";
            passed: boolean;
        };
        Till: {
            campus_id: string;
            /** @description What the numbers of the campus begin with: PAR. */
            code: string;
            /** Format: date-time */
            created_at: string;
            ended: boolean;
            id: string;
            /**
             * Format: int64
             * @description The last number that it gave this year.
             */
            last: number;
            name: string;
            /** Format: int64 */
            number: number;
            /** @description T1, T2 …: a receipt is PAR-2026-T1-0007. */
            series: string;
            /** Format: int64 */
            year: number;
        };
        TillAccount: {
            campus_id: string;
            currency: string;
            id: string;
            /** @enum {string} */
            kind: "cash" | "bank" | "mobile" | "card";
            name: string;
        };
        TillAccounts: {
            items: components["schemas"]["TillAccount"][];
        };
        TillPeople: {
            currency: string;
            items: components["schemas"]["TillPerson"][];
        };
        TillPerson: {
            /** @description The class that he follows; empty where there is none. */
            class_code: string;
            /**
             * Format: int64
             * @description What of it is past its deadline.
             */
            due: number;
            /** @enum {string} */
            kind: "student" | "church" | "company" | "relative";
            name: string;
            /**
             * Format: int64
             * @description What he has to pay in all, in the campus's currency.
             */
            open: number;
            /** @description Empty for a student who never owed anything. */
            payer_id: string;
            /** @description Empty for a payer who is no person of the school. */
            person_id: string;
            photo_url: string;
        };
        Tills: {
            items: components["schemas"]["Till"][];
        };
        Transaction: {
            /**
             * Format: int64
             * @description What of it was allocated; the rest of the dues is credit.
             */
            allocated: number;
            /**
             * Format: int64
             * @description Never negative, but for an opening.
             */
            amount: number;
            campus_id: string;
            campus_name: string;
            category: string;
            /** Format: date-time */
            created_at: string;
            created_by: string;
            currency: string;
            /** Format: date */
            day: string;
            /**
             * Format: int64
             * @description What of it pays what is owed or became credit; negative where it takes away.
             */
            dues: number;
            id: string;
            /**
             * @description credit is the use of what had been paid too much.
             * @enum {string}
             */
            kind: "opening" | "income" | "expense" | "transfer" | "refund" | "credit" | "reversal";
            may_reverse: boolean;
            /** @description Of a reversal: why. */
            memo: string;
            /** @description What a reversal reverses. */
            of_kind: string;
            /**
             * Format: int64
             * @description What he still owed.
             */
            open: number;
            /**
             * Format: int64
             * @description What he had paid with it.
             */
            paid: number;
            paper_name: string;
            /** @description Empty where it has none. */
            paper_url: string;
            payer_id: string;
            payer_name: string;
            /** @description The number of its receipt; empty where it has none. */
            receipt: string;
            reference: string;
            /** @description The reversal: its receipt is void. */
            reversed_by_id: string;
            reverses_id: string;
            /**
             * Format: int64
             * @description What the payer had to pay in all, as the receipt says.
             */
            total: number;
            /** @enum {string} */
            way: "" | "cash" | "cheque" | "transfer" | "card" | "mobile";
        };
        TransferEnrollmentRequest: {
            class_id: string;
            /** @description Transfer even where the class has no place left. */
            overfill: boolean;
            reason: string;
            /** Format: int64 */
            version: number;
        };
        TransferFields: {
            /** @description Where it comes from. */
            account_id: string;
            /** Format: int64 */
            amount: number;
            /** Format: date */
            day: string;
            /** @description Made by the sender, once for each entry: what is sent again is entered once; with another content it is refused. */
            key: string;
            memo: string;
            reference: string;
            to_account_id: string;
            /**
             * Format: int64
             * @description What arrives, where the other account is in another currency.
             */
            to_amount?: number;
            /** @enum {string} */
            way: "cash" | "cheque" | "transfer" | "card" | "mobile";
        };
        UndoAttendanceCopyRequest: {
            enrollment_id: string;
            /** @description The copy's. */
            id: string;
        };
        UndoInputBody: {
            /** @description Needed where the planning is closed. */
            reason?: string;
        };
        UndoInvitationAnswerRequest: {
            id: string;
            token: string;
        };
        UndoneAnswer: {
            id: string;
        };
        Unseen: {
            /** Format: int64 */
            count: number;
        };
        UpdateAccountRequest: {
            bic: string;
            /** @description In whose name it is. */
            holder: string;
            /** @description Checked; empty where it has none. */
            iban: string;
            name: string;
            /** Format: int64 */
            version: number;
        };
        UpdateAvailabilityRequest: {
            all_day: boolean;
            /** @description On the last day, such as 17:30; empty for whole days. */
            ends_at: string;
            /** @description The first days of the times that are left out. */
            except: string[];
            /** Format: date */
            first_day: string;
            /** @enum {string} */
            kind: "available" | "maybe" | "unavailable";
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
            reason: string;
            repeat: components["schemas"]["Repeat"];
            /** @description On the first day, such as 09:00; empty for whole days. */
            starts_at: string;
            /** @description Of the times, such as Europe/Paris. */
            time_zone: string;
            /** Format: int64 */
            version: number;
        };
        UpdateBookFileRequest: {
            title: string;
            /** Format: int64 */
            version: number;
        };
        UpdateBookRequest: {
            /** @description It is in the catalogue. */
            active: boolean;
            author: string;
            barcode: string;
            currency: string;
            description: string;
            /** @description Its files may be kept, not only read on the page. */
            downloadable: boolean;
            isbn: string;
            /** @description A language code such as fr, or nothing. */
            language: string;
            /**
             * Format: int64
             * @description In the currency's smallest unit.
             */
            price: number;
            /** @description Everyone in the school may read it. */
            published: boolean;
            title: string;
            /** @enum {string} */
            type: "ebook" | "audio_book" | "paperback";
            /** Format: int64 */
            version: number;
        };
        UpdateCampusDocumentRequest: {
            /** Format: int64 */
            position: number;
            title: string;
            /** Format: int64 */
            version: number;
        };
        UpdateCampusRequest: {
            business_name: string;
            /** @description As #rrggbb. */
            color: string;
            /** @description ISO 4217. */
            currency: string;
            id_number: string;
            /** @enum {string} */
            language: "fr" | "en" | "pt" | "it" | "es";
            location: components["schemas"]["Location"];
            name: string;
            /** @description It is offered at sign-in. */
            open: boolean;
            /** Format: int64 */
            pass_mark: number;
            phone: string;
            /**
             * Format: int64
             * @description In percent.
             */
            required_attendance: number;
            /** @description Opening hours in words. */
            schedule: string;
            time_zone: string;
            /** Format: int64 */
            version: number;
            website: string;
        };
        UpdateChurchRequest: {
            city: string;
            /** @description ISO 3166, two letters. */
            country: string;
            name: string;
            pastor: string;
            /** Format: int64 */
            version: number;
        };
        UpdateClassRequest: {
            /**
             * Format: int64
             * @description How many places it has; 0 for no limit.
             */
            capacity: number;
            code: string;
            /** @description The version of a curriculum that it follows, or nothing. */
            curriculum_id: string;
            /** Format: int64 */
            end_year: number;
            /** @description The language it is taught in. */
            language: string;
            /** Format: int64 */
            level: number;
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: int64 */
            start_year: number;
            /** Format: int64 */
            version: number;
        };
        UpdateCourseDocumentRequest: {
            /** @description A language code such as fr, or nothing. */
            language: string;
            /** @description Students of the course may open it. Exams and their answers never are for them. */
            student_access: boolean;
            title: string;
            /** @enum {string} */
            type: "complement" | "material" | "summary" | "exam" | "exam_answer" | "slideshow" | "other";
            /** Format: int64 */
            version: number;
        };
        UpdateCourseRequest: {
            code: string;
            description: string;
            /** @description The specification's version: a language or a revision of its content. */
            edition: string;
            english_name: string;
            /** Format: int64 */
            hours: number;
            name: string;
            /** Format: int64 */
            version: number;
        };
        UpdateCurriculumRequest: {
            description: string;
            name: string;
            /** @enum {string} */
            programme: "certificate" | "diploma";
            /** Format: int64 */
            version: number;
        };
        UpdateEnrollmentRequest: {
            /** @enum {string} */
            discount_kind: "none" | "amount" | "percent";
            discount_reason: string;
            /**
             * Format: int64
             * @description Smallest units, or hundredths of a percent.
             */
            discount_value: number;
            /** Format: date */
            first_date: string;
            /** Format: int64 */
            installments: number;
            /** @description For the report card. */
            observation: string;
            /**
             * Format: int64
             * @description Tuition fees before the discount, in the currency's smallest unit.
             */
            tuition: number;
            /** Format: int64 */
            version: number;
            /** @enum {string} */
            waiting_reason: "" | "full" | "papers" | "payment" | "approval";
        };
        UpdateInstructorRequest: {
            campus_ids: string[];
            languages: string[];
            /** Format: int64 */
            version: number;
        };
        UpdateInvitationRequest: {
            /**
             * Format: int64
             * @description Offered, in the smallest unit of the host's currency; null for none.
             */
            amount: number | null;
            /** @description The day by which an answer is wanted; empty for ten days after it is sent. */
            answer_by: string;
            /** @description Empty where nobody knows yet. */
            arrives_on: string;
            leaves_on: string;
            /** @description Where he sleeps; empty where that is not offered. */
            lodging: string;
            offer_text: string;
            /** @description How he comes, with trains and hours; empty where that is not offered. */
            transport: string;
            /** Format: int64 */
            version: number;
        };
        UpdateInvoiceRequest: {
            /**
             * Format: date
             * @description Without one, 30 days after it is issued.
             */
            deadline?: string;
            lines: components["schemas"]["DraftLine"][];
            note: string;
            /** Format: int64 */
            version: number;
        };
        UpdateNetworkSettingsRequest: {
            maintenance: components["schemas"]["Maintenance"];
            /** @description The answer to a forgotten password does not tell whether the address is known. */
            neutral_forgotten: boolean;
            /** @description The identity providers that the sign-in page shows. */
            providers: string[];
            /** @description Guests may apply to a campus. */
            registration: boolean;
            /**
             * Format: int64
             * @description The month in which a school year begins.
             */
            school_month: number;
            /** @description What the sign-in page shows beside the product's name. */
            school_name: string;
            /** @description The roles that must sign in with a second factor. */
            second_factor_roles: string[];
            /**
             * Format: int64
             * @description How long a session lives after its last use.
             */
            session_days: number;
            /** Format: int64 */
            version: number;
        };
        UpdateNoteRequest: {
            done: boolean;
            text: string;
            /** Format: int64 */
            version: number;
        };
        UpdatePayerRequest: {
            address: string;
            email: string;
            /** @description Of a company or church. */
            id_number: string;
            /**
             * @description Of his papers; empty for the campus's.
             * @enum {string}
             */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            name: string;
            note: string;
            phone: string;
            /** Format: int64 */
            version: number;
        };
        UpdatePersonRequest: {
            additional_address: string;
            address: string;
            bank_account?: string;
            bio: string;
            /** @description ISO 3166, two letters. */
            birth_country: string;
            /** @description As 2001-12-31, or empty. */
            birth_date: string;
            church_id?: string;
            city: string;
            /** @description ISO 3166, two letters. */
            country: string;
            email: string;
            /** @enum {string} */
            favourite_contact: "" | "mobile" | "email" | "messaging" | "letter";
            first_name: string;
            /** @enum {string} */
            gender: "" | "male" | "female";
            identity_card?: string;
            /** @enum {string} */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            last_name: string;
            /** @description Of the staff; the person never reads it. */
            memo?: string;
            middle_name: string;
            mobile: string;
            neighborhood: string;
            /** @description Where it is not the church's. */
            pastor?: string;
            state: string;
            /** Format: int64 */
            version: number;
            zip_code: string;
        };
        UpdatePlanningRequest: {
            abbreviation: string;
            campus_ids: string[];
            class_ids: string[];
            description: string;
            /** Format: date */
            first_day: string;
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
            /**
             * Format: int64
             * @description Within the school year; 0 for the next one.
             */
            number: number;
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description The week of the timetables; 0 for the week of the month in which its first day lies.
             */
            week: number;
        };
        UpdateRegionRequest: {
            code: string;
            name: string;
            /** Format: int64 */
            version: number;
        };
        UpdateSlotRequest: {
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            finish: number;
            /**
             * Format: int64
             * @description Minutes from midnight.
             */
            start: number;
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description The number of the week in the month or cycle.
             */
            week: number;
            /**
             * Format: int64
             * @description 0 is Sunday.
             */
            weekday: number;
        };
        UpdateUserRequest: {
            user: components["schemas"]["UserUpdate"];
        };
        UpdateViewRequest: {
            name: string;
            /** @description What stands behind the question mark of the address: search, filters, sort, columns. */
            query: string;
            /** Format: int64 */
            version: number;
        };
        User: {
            email: string;
            id: string;
            /** @description The network is closed to him for a while. */
            maintenance: boolean;
            metadata: components["schemas"]["Metadata"];
            /** @description Empty: show the initials. */
            mini_avatar_url: string;
            name: string;
            organization_id: string;
            organization_name: string;
            /** @description api, or the name of an identity provider. */
            origin: string;
            redirect_url: string;
            role: string[];
            /**
             * Format: int64
             * @description The month in which a school year begins.
             */
            school_month: number;
            /** @description He must set up a second factor before anything else. */
            second_factor_required: boolean;
        };
        UserData: {
            additional_address?: string;
            address?: string;
            bank_account?: string;
            bio?: string;
            birth_country?: string;
            birth_date?: string;
            church_id?: string;
            city?: string;
            country?: string;
            /** @enum {string} */
            favourite_contact?: "" | "mobile" | "email" | "messaging" | "letter";
            first_name?: string;
            /** @enum {string} */
            gender?: "" | "male" | "female";
            identity_card?: string;
            /** @enum {string} */
            language?: "" | "fr" | "en" | "pt" | "it" | "es";
            last_name?: string;
            middle_name?: string;
            mobile?: string;
            neighborhood?: string;
            pastor?: string;
            state?: string;
            zip_code?: string;
        };
        UserUpdate: {
            /** @description What is known of the person. */
            data?: components["schemas"]["UserData"];
            email?: string;
            id?: string;
            maintenance?: boolean;
            metadata?: components["schemas"]["MetadataUpdate"];
            mini_avatar_url?: string;
            name?: string;
            organization_id?: string;
            organization_name?: string;
            origin?: string;
            redirect_url?: string;
            role?: unknown;
            /** Format: int64 */
            school_month?: number;
            second_factor_required?: boolean;
            /**
             * Format: int64
             * @description The person's version that the change was made on; 0 to save settings alone.
             */
            version?: number;
        };
        View: {
            id: string;
            name: string;
            /** @description The list's own address. */
            path: string;
            /** @description What stands behind the question mark of the address: search, filters, sort, columns. */
            query: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        Waiting: {
            /** @description The key of its text. */
            code: string;
            /**
             * @description The first two are to be answered, the others are owed.
             * @enum {string}
             */
            kind: "invitation" | "dates" | "documents" | "attendance" | "grades" | "recordings";
            /** @description Where to do it. */
            link: string;
            /** @description The values that the text refers to. */
            params: {
                [key: string]: unknown;
            };
            /** @description It is late, or soon will be. */
            urgent: boolean;
        };
        WantedPapers: {
            /** @enum {string} */
            kind: "report_card" | "certificate" | "diploma" | "transcript";
            /**
             * @description Each student's own where it is empty.
             * @enum {string}
             */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            /** @description Leaves out who has a valid one. */
            only_missing: boolean;
            /**
             * @description Beside it; empty for one language only.
             * @enum {string}
             */
            second_language: "" | "fr" | "en" | "pt" | "it" | "es";
            /** @description For whom; for all of the class where it is empty. */
            student_ids: string[];
        };
        WayFigures: {
            /** Format: int64 */
            amount: number;
            /** Format: int64 */
            count: number;
            currency: string;
            way: string;
        };
        WeekendClosing: {
            account_id: string;
            account_name: string;
            campus_id: string;
            campus_name: string;
            /** Format: date-time */
            closed_at: string;
            closed_by: string;
            /** Format: int64 */
            counted: number;
            currency: string;
            /** Format: date */
            day: string;
            /**
             * Format: int64
             * @description Counted less expected; it is entered by itself, so that the account is what was counted.
             */
            difference: number;
            /** Format: int64 */
            expected: number;
            id: string;
            may_reopen: boolean;
            note: string;
            /** Format: int64 */
            opening: number;
            planning_id: string;
            /** @description Why it was reopened. */
            reason: string;
            /** Format: date-time */
            reopened_at?: string;
            reopened_by: string;
        };
        WithdrawPaperRequest: {
            reason: string;
        };
        Year: {
            /** @description All that take part, by campus and code. */
            classes: components["schemas"]["YearClass"][];
            /** @description There are more than are told at once. */
            more: boolean;
            /** @description In order. */
            plannings: components["schemas"]["YearPlanning"][];
            /**
             * Format: int64
             * @description The year in which it begins.
             */
            year: number;
        };
        YearCell: {
            agenda_course_id: string;
            /** @description Those in reach. */
            class_ids: string[];
            course_code: string;
            course_id: string;
            course_name: string;
            /**
             * Format: int64
             * @description How many of its sessions lie in the planning.
             */
            sessions: number;
            /** @description Every session has a teacher who accepted and, where needed, a translator. */
            staffed: boolean;
            /**
             * Format: int64
             * @description To change it by; 0 for who does not plan.
             */
            version: number;
        };
        YearClass: {
            campus_id: string;
            campus_name: string;
            code: string;
            color: string;
            id: string;
        };
        YearPlanning: {
            abbreviation: string;
            campuses: components["schemas"]["CampusShort"][];
            cells: components["schemas"]["YearCell"][];
            classes: components["schemas"]["ClassShort"][];
            /**
             * Format: int64
             * @description How many courses stand on its board.
             */
            courses: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            /** Format: date */
            first_day: string;
            id: string;
            /**
             * Format: date
             * @description Included.
             */
            last_day: string;
            may_edit: boolean;
            /** @description What the caller can do with it now. */
            moves: ("publish" | "close" | "cancel" | "delete")[];
            /**
             * Format: int64
             * @description Within the school year; 0 for the next one.
             */
            number: number;
            /**
             * Format: int64
             * @description How many of them lack a teacher, or the translator whom they need.
             */
            open: number;
            /**
             * Format: int64
             * @description The number of its last publication; 0 for none.
             */
            publication: number;
            /** @enum {string} */
            state: "draft" | "published" | "closed" | "canceled";
            /** @description Why it was canceled; empty otherwise. */
            state_reason: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            /**
             * Format: int64
             * @description The week of the timetables; 0 for the week of the month in which its first day lies.
             */
            week: number;
            /**
             * Format: int64
             * @description The year in which its school year begins.
             */
            year: number;
        };
        YearSum: {
            /** Format: int64 */
            courses: number;
            /** Format: int64 */
            minutes: number;
            /**
             * Format: int64
             * @description In which it began.
             */
            year: number;
        };
    };
    responses: {
        /** @description What is there does not allow it; with `edit.stale`, somebody else saved in the meantime. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Anything else, such as a body that is no JSON, or a failure of the program. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may not, whatever the record. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something in the request is wrong; `fields` says what. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is none, or none within the caller's reach. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What is there does not allow it; with `edit.stale`, somebody else saved in the meantime. */
        SpecConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Anything else, such as a body that is no JSON, or a failure of the program. */
        SpecFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller may not, whatever the record. */
        SpecForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Something in the request is wrong; `fields` says what. */
        SpecInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is none, or none within the caller's reach. */
        SpecNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than is taken. */
        SpecTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too often; `Retry-After` says when to come again. */
        SpecTooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or no longer. */
        SpecUnauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Closed for maintenance, overloaded, or cut off from its storage: worth another try. */
        SpecUnavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SpecProblem"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than is taken. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too often; `Retry-After` says when to come again. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or no longer. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Closed for maintenance, overloaded, or cut off from its storage: worth another try. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAccounts: {
        parameters: {
            query?: {
                /** @description Those that are archived, too. */
                archived?: boolean;
                campus?: string;
                kind?: "cash" | "bank" | "mobile" | "card";
                /** @description The day of the balance; without one, today. */
                on?: string;
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                sort?: "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAccount"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccountFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAccount: {
        parameters: {
            query?: {
                /** @description The day of the balance; without one, today. */
                on?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccountRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    archiveAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listMovements: {
        parameters: {
            query?: {
                /** @description The first day; without one, from the beginning. */
                from?: string;
                page?: number;
                page_size?: number;
                reconciled?: "yes" | "no";
                /** @description The last day. */
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageMovement"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    tickMovements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TickMovementsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafted"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    restoreAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query: {
                campus?: string;
                /** @description Canceled ones, too. */
                canceled?: boolean;
                class?: string;
                course?: string;
                /** @description The first day, by the clock of each host. */
                from: string;
                /** @description Who teaches or translates. */
                person?: string;
                planning?: string;
                /** @description The last day, included; at most 100 days later. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    findCandidates: {
        parameters: {
            query?: {
                half?: "teacher" | "translator";
                /** @description Words to search for. */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidates"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    lineUpInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineUpInvitationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAgendaSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgendaSession"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setSessionPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSessionPlaceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgendaSession"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportAgenda: {
        parameters: {
            query: {
                campus?: string;
                /** @description Canceled ones, too. */
                canceled?: boolean;
                class?: string;
                course?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description The first day, by the clock of each host. */
                from: string;
                /** @description Who teaches or translates. */
                person?: string;
                planning?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description The last day, included; at most 100 days later. */
                to: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    agendaPDF: {
        parameters: {
            query: {
                by?: "day" | "campus";
                campus?: string;
                /** @description Canceled ones, too. */
                canceled?: boolean;
                class?: string;
                course?: string;
                /** @description When the link ends. */
                exp?: string;
                /** @description The first day, by the clock of each host. */
                from: string;
                /** @description Who teaches or translates. */
                person?: string;
                planning?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description The last day, included; at most 100 days later. */
                to: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listNextSessions: {
        parameters: {
            query?: {
                class?: string;
                /** @description A student: the classes that he follows now. */
                person?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageNextSession"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                campus?: string;
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                sort?: "applied" | "-applied" | "name" | "-name";
                /** @description Without it, those that nobody has decided on for good: new and waiting. */
                state?: "new" | "waiting" | "declined";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageApplication"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    declineApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineApplicationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportApplications: {
        parameters: {
            query?: {
                campus?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "applied" | "-applied" | "name" | "-name";
                /** @description Without it, those that nobody has decided on for good: new and waiting. */
                state?: "new" | "waiting" | "declined";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    reopenApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenApplicationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listClassCatchUps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUps"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTakingCourses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakingCourses"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAttendanceSheet: {
        parameters: {
            query?: {
                /** @description Of one session only. */
                session?: string;
                /** @description The mark of the answer that the caller has; empty for none. */
                since?: string;
            };
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedAttendanceSheet"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    previewAttendanceCopy: {
        parameters: {
            query: {
                enrollment: string;
                session: string;
            };
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyPreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    copyAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyAttendanceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkVerdicts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    undoAttendanceCopy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoAttendanceCopyRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyUndone"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    markGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkGuestRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    saveAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAttendanceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkVerdicts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAttendancePapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
                enrollment_id: string;
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    addAttendancePaper: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
                enrollment_id: string;
                session_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removeAttendancePaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
                enrollment_id: string;
                paper_id: string;
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAttendancePaper: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
                enrollment_id: string;
                paper_id: string;
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTaking: {
        parameters: {
            query?: {
                campus?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TakingClasses"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                entity?: string;
                entity_id?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEntry"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEmailRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    getSignInOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOptions"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    startProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderStart"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderStarted"];
                };
            };
            404: components["responses"]["SpecNotFound"];
            409: components["responses"]["SpecConflict"];
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    finishProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishProviderRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    confirmProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmProviderRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            403: components["responses"]["SpecForbidden"];
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    openResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedReset"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    openStaffInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedInvite"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    acceptStaffInvite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptStaffInviteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedUser"];
                };
            };
            401: components["responses"]["SpecUnauthenticated"];
            403: components["responses"]["SpecForbidden"];
            409: components["responses"]["SpecConflict"];
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    answerAvailabilityQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerAvailabilityQuestionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityQuestion"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    readAvailabilityQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityQuestion"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAvailabilityRequests: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAvailabilityRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createAvailabilityRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAvailabilityRequestRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAvailabilityRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    cancelAvailabilityRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    remindAvailabilityRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnsweredRequest"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportAvailabilityRequests: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listBooks: {
        parameters: {
            query?: {
                active?: "true" | "false";
                /** @description The whole barcode, as a scanner reads it; a book without one is found by its ISBN. */
                barcode?: string;
                language?: string;
                page?: number;
                page_size?: number;
                published?: "true" | "false";
                /** @description Words to search for. */
                q?: string;
                sort?: "title" | "-title" | "author" | "-author" | "price" | "-price" | "updated" | "-updated";
                type?: "ebook" | "audio_book" | "paperback";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageBookRow"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createBook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBookRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getBookCover: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                size?: "small" | "large";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setBookCover: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removeBookCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getBookDependents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookDependents"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    orderBookFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBookFilesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageBookFile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listBookFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageBookFile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createBookFile: {
        parameters: {
            query?: {
                /** @description The file's name, where it is the body. */
                name?: string;
                /** @description A finished upload, instead of a body. */
                upload?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookFile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateBookFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBookFileRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookFile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteBookFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getBookFileContent: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                file_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportBooks: {
        parameters: {
            query?: {
                active?: "true" | "false";
                /** @description The whole barcode, as a scanner reads it; a book without one is found by its ISBN. */
                barcode?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                language?: string;
                published?: "true" | "false";
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "title" | "-title" | "author" | "-author" | "price" | "-price" | "updated" | "-updated";
                type?: "ebook" | "audio_book" | "paperback";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCampuses: {
        parameters: {
            query?: {
                /** @description Only the archived ones. */
                archived?: boolean;
                country?: string;
                open?: "true" | "false";
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                /** @description The id of a region. */
                region?: string;
                sort?: "name" | "-name" | "city" | "-city" | "region" | "-region" | "people" | "-people" | "updated" | "-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCampusRow"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createCampus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCampusRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCampus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateCampus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampusRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCampus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCampusDependents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dependents"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCampusDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCampusDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createCampusDocument: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampusDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateCampusDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampusDocumentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampusDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCampusDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCampusDocumentContent: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCampusLogo: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setCampusLogo: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removeCampusLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPaperSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignature"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setPaperSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPaperSignatureRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignature"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPaperStamp: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setPaperStamp: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperSignature"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    moveCampus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveCampusRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    restoreCampus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportCampuses: {
        parameters: {
            query?: {
                /** @description Only the archived ones. */
                archived?: boolean;
                country?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                open?: "true" | "false";
                /** @description Words to search for. */
                q?: string;
                /** @description The id of a region. */
                region?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "name" | "-name" | "city" | "-city" | "region" | "-region" | "people" | "-people" | "updated" | "-updated";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    acceptCatchUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endCatchUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    takeCatchUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    undoCatchUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    handInCatchUp: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCatchUpWork: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listChurches: {
        parameters: {
            query?: {
                /** @description The whole name; case and accents do not matter. */
                city?: string;
                country?: string;
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                sort?: "name" | "-name" | "city" | "-city" | "updated" | "-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageChurch"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createChurch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChurchFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Church"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getChurch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Church"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateChurch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChurchRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Church"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteChurch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    mergeChurches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The church that stays. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeChurchesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Church"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listChurchPeople: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageChurchPerson"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportChurches: {
        parameters: {
            query?: {
                /** @description The whole name; case and accents do not matter. */
                city?: string;
                country?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "name" | "-name" | "city" | "-city" | "updated" | "-updated";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listClasses: {
        parameters: {
            query?: {
                /** @description Only the archived ones. */
                archived?: boolean;
                /** @description Whether the year has come in which they begin. */
                begun?: "true" | "false";
                campus?: string;
                curriculum?: string;
                graduated?: "true" | "false";
                level?: number;
                page?: number;
                page_size?: number;
                programme?: "certificate" | "diploma";
                /** @description Words to search for. */
                q?: string;
                sort?: "code" | "-code" | "year" | "-year" | "campus" | "-campus" | "level" | "-level" | "updated" | "-updated";
                /** @description A year in which they run. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageClass"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createClass: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateClassRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateClassRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setClassCourseDone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetClassCourseDoneRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassProgress"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    draftInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafted"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    issueInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Drafted"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getClassList: {
        parameters: {
            query?: {
                /** @description With the church of each student, where the caller may know it. */
                church?: boolean;
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listClassPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedPapers"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    issuePapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedPapers"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperRun"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    tickPassed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TickPassedRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassStep"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getClassProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassProgress"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    restoreClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    previewClassStep: {
        parameters: {
            query: {
                kind: "promote" | "graduate";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassStep"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listClassSteps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageClassStep"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    takeClassStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeClassStepRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassStep"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    undoClassStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                step_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Class"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportClassStudents: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    copyCampusTimetable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSlot"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    orderWaiting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderWaitingRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEnrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportClasses: {
        parameters: {
            query?: {
                /** @description Only the archived ones. */
                archived?: boolean;
                /** @description Whether the year has come in which they begin. */
                begun?: "true" | "false";
                campus?: string;
                curriculum?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                graduated?: "true" | "false";
                level?: number;
                programme?: "certificate" | "diploma";
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "code" | "-code" | "year" | "-year" | "campus" | "-campus" | "level" | "-level" | "updated" | "-updated";
                /** @description Which content: a new one has a new address. */
                v?: string;
                /** @description A year in which they run. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCourseAccess: {
        parameters: {
            query?: {
                course?: string;
                page?: number;
                page_size?: number;
                person?: string;
                state?: "open" | "ended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCourseAccess"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    grantCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantCourseRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAccess"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endCourseAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAccess"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    extendCourseAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtendCourseAccessRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseAccess"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportCourseAccess: {
        parameters: {
            query?: {
                course?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                person?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                state?: "open" | "ended";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    findCourseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /** @description Only the archived ones. */
                archived?: boolean;
                /** @description The whole code: a course in all its versions. */
                code?: string;
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                sort?: "name" | "-name" | "code" | "-code" | "hours" | "-hours" | "updated" | "-updated";
                /** @description The id of a teacher who knows them. */
                teacher?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCourseRow"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCourseRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCourseRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCourseArchive: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCourseBooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCourseBook"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setCourseBooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCourseBooksRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCourseBook"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCourseDependents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDependents"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    orderCourseDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCourseDocumentsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDocuments"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCourseDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDocuments"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createCourseDocument: {
        parameters: {
            query?: {
                language?: string;
                /** @description The file's name, where it is the body. */
                name?: string;
                student_access?: boolean;
                type?: "complement" | "material" | "summary" | "exam" | "exam_answer" | "slideshow" | "other";
                /** @description A finished upload, instead of a body. */
                upload?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCourseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateCourseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCourseDocumentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCourseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCourseDocumentContent: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCourseDocumentFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCourseDocumentFile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    replaceCourseDocument: {
        parameters: {
            query?: {
                /** @description The file's name, where it is the body. */
                name?: string;
                /** @description A finished upload, instead of a body. */
                upload?: string;
            };
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCourseDocumentFileContent: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                document_id: string;
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCourseRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageRequiredCourse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setCourseRequirements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCourseRequirementsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    restoreCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportCourses: {
        parameters: {
            query?: {
                /** @description Only the archived ones. */
                archived?: boolean;
                /** @description The whole code: a course in all its versions. */
                code?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "name" | "-name" | "code" | "-code" | "hours" | "-hours" | "updated" | "-updated";
                /** @description The id of a teacher who knows them. */
                teacher?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCurricula: {
        parameters: {
            query?: {
                /** @description Only the archived ones. */
                archived?: boolean;
                /** @description All versions of one curriculum, archived ones too. */
                family?: string;
                /** @description Of each curriculum only the newest version. */
                latest?: boolean;
                page?: number;
                page_size?: number;
                programme?: "certificate" | "diploma";
                /** @description Words to search for. */
                q?: string;
                sort?: "name" | "-name" | "updated" | "-updated";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCurriculum"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createCurriculum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCurriculumRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curriculum"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCurriculum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curriculum"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateCurriculum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCurriculumRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curriculum"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCurriculum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setCurriculumCourses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCurriculumCoursesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curriculum"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createCurriculumVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curriculum"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    restoreCurriculum: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curriculum"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportCurricula: {
        parameters: {
            query?: {
                /** @description Only the archived ones. */
                archived?: boolean;
                /** @description When the link ends. */
                exp?: string;
                /** @description All versions of one curriculum, archived ones too. */
                family?: string;
                format?: "xlsx" | "csv";
                /** @description Of each curriculum only the newest version. */
                latest?: boolean;
                programme?: "certificate" | "diploma";
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "name" | "-name" | "updated" | "-updated";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listEnrollments: {
        parameters: {
            query?: {
                campus?: string;
                class?: string;
                /** @description none for those that run. */
                outcome?: "none" | "transferred" | "withdrawn" | "failed" | "completed";
                page?: number;
                page_size?: number;
                person?: string;
                /** @description Words to search for. */
                q?: string;
                sort?: "name" | "-name" | "rank" | "-rank" | "created" | "-created";
                status?: "waiting" | "confirmed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEnrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    enroll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrolled"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEnrollmentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    takeBackEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeBackEnrollmentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    confirmEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmEnrollmentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndEnrollmentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getEnrollmentMoney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentMoney"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    replan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplanFields"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentMoney"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetSharesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentMoney"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listReceivingClasses: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageReceivingClass"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    transferEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferEnrollmentRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    undoEnrollment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enrollment"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportEnrollments: {
        parameters: {
            query?: {
                campus?: string;
                class?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description none for those that run. */
                outcome?: "none" | "transferred" | "withdrawn" | "failed" | "completed";
                person?: string;
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "name" | "-name" | "rank" | "-rank" | "created" | "-created";
                status?: "waiting" | "confirmed";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageFeed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewFeed"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    renewFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Feed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    renewLink: {
        parameters: {
            query: {
                /** @description The address of the file. */
                path: string;
                /** @description Which content, as in the older link. */
                v: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileLink"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listGradeClasses: {
        parameters: {
            query?: {
                campus?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeClasses"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listGradeCourses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeCourses"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getGradeSheet: {
        parameters: {
            query?: {
                /** @description The mark of the answer that the caller has; empty for none. */
                since?: string;
            };
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedGradeSheet"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportGrades: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    saveGrades: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveGradesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeVerdicts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    planGradeImport: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeProposal"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    lockGrades: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeSheet"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    publishGrades: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeSheet"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    unlockGrades: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                agenda_course_id: string;
                class_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GradeSheet"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getInstructorSpace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstructorSpace"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getOwnCertificate: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
                /** @description In which it began; all where none is named. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTaughtCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTaughtCourse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getTaughtCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseOfMine"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOwnTeaching: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taught"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listInstructors: {
        parameters: {
            query?: {
                /** @description Who has a question for his dates open, and whether he has answered. */
                asked?: "waiting" | "answered";
                /** @description The id of a campus where they teach. */
                campus?: string;
                /** @description Those who may not sign in, too. */
                disabled?: boolean;
                /** @description Leaves out who is unavailable on that whole day. */
                free_on?: string;
                /** @description In which they can teach. */
                language?: string;
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                sort?: "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInstructorRow"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getInstructor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructor"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateInstructor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInstructorRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instructor"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAvailability: {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityWindow"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAvailabilityRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entry: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAvailabilityRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entry: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getTeachingCertificate: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
                /** @description In which it began; all where none is named. */
                year?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getInstructorPhoto: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTeaching: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Taught"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportInstructors: {
        parameters: {
            query?: {
                /** @description Who has a question for his dates open, and whether he has answered. */
                asked?: "waiting" | "answered";
                /** @description The id of a campus where they teach. */
                campus?: string;
                /** @description Those who may not sign in, too. */
                disabled?: boolean;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description Leaves out who is unavailable on that whole day. */
                free_on?: string;
                /** @description In which they can teach. */
                language?: string;
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "name" | "-name";
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    answerInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerInvitationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    readInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    undoInvitationAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoInvitationAnswerRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    viewInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description That hosts what is taught, or whose class it is given to. */
                campus?: string;
                /** @description Only those whose day has passed without an answer. */
                overdue?: boolean;
                page?: number;
                page_size?: number;
                person?: string;
                planning?: string;
                /** @description Words to search for. */
                q?: string;
                sort?: "answer_by" | "-answer_by" | "sent" | "-sent" | "updated" | "-updated";
                /** @description One or several. */
                state?: ("in_analysis" | "not_answered" | "answered" | "accepted" | "declined" | "canceled")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInvitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInvitationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationActBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    agreeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreeInvitationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationActBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    refuseInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationActBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendInvitationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    previewResend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationMails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setInvitationStay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetInvitationStayRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stay"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    cancelInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportInvitations: {
        parameters: {
            query?: {
                /** @description That hosts what is taught, or whose class it is given to. */
                campus?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description Only those whose day has passed without an answer. */
                overdue?: boolean;
                person?: string;
                planning?: string;
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "answer_by" | "-answer_by" | "sent" | "-sent" | "updated" | "-updated";
                /** @description One or several. */
                state?: ("in_analysis" | "not_answered" | "answered" | "accepted" | "declined" | "canceled")[];
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getInvitationMatrix: {
        parameters: {
            query?: {
                /** @description In which the school year begins; 0 for the one that runs. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationMatrix"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    inviteNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    previewInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewInvitationsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationMails"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    remindInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    sendInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                campus?: string;
                class?: string;
                /** @description The first day; without one, from the beginning. */
                from?: string;
                /** @description The total, at least. */
                least?: number;
                /** @description The total, at most; 0 for any. */
                most?: number;
                page?: number;
                page_size?: number;
                payer?: string;
                /** @description A student: what he pays himself, at any campus. */
                person?: string;
                /** @description Words to search for. */
                q?: string;
                sort?: "day" | "-day" | "name" | "-name" | "total" | "-total" | "balance" | "-balance" | "deadline" | "-deadline";
                standing?: "paid" | "due" | "not_paid" | "upcoming" | "up_to_date";
                /** @description issued for those of which something is left to be paid. */
                state?: "draft" | "issued" | "settled" | "canceled";
                /** @description The last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageInvoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateInvoiceRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullInvoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullInvoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateInvoiceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullInvoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    cancelInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelInvoiceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullInvoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    creditInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionFields"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullInvoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    issueInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueInvoiceRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullInvoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    sumInvoices: {
        parameters: {
            query?: {
                campus?: string;
                class?: string;
                /** @description The first day; without one, from the beginning. */
                from?: string;
                /** @description The total, at least. */
                least?: number;
                /** @description The total, at most; 0 for any. */
                most?: number;
                payer?: string;
                /** @description A student: what he pays himself, at any campus. */
                person?: string;
                /** @description Words to search for. */
                q?: string;
                sort?: "day" | "-day" | "name" | "-name" | "total" | "-total" | "balance" | "-balance" | "deadline" | "-deadline";
                standing?: "paid" | "due" | "not_paid" | "upcoming" | "up_to_date";
                /** @description issued for those of which something is left to be paid. */
                state?: "draft" | "issued" | "settled" | "canceled";
                /** @description The last day. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceTotals"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getIssuedPaper: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    withdrawPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawPaperRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedPaper"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listKnowledge: {
        parameters: {
            query?: {
                course?: string;
                page?: number;
                page_size?: number;
                person?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageKnowledge"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportKnowledge: {
        parameters: {
            query?: {
                course?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                person?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageNote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateNoteRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNoteRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Note"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    orderNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderNotesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageNote"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    seeNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeeNoticesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unseen"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    countNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unseen"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getOpenAPI: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description of every operation, as OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getOwnDateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityQuestion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    answerOwnDateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerOwnDateQuestionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityQuestion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOwnInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitations"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    answerOwnInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planning: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GivenAnswers"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    undoOwnInvitationAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planning: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoneAnswer"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    openOwnInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerToken"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    checkPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPaperRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperCheck"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPaperRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaperRun"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPaperRunContent: {
        parameters: {
            query: {
                as: "pdf" | "zip";
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPayers: {
        parameters: {
            query?: {
                /** @description Those that are archived, too. */
                archived?: boolean;
                campus?: string;
                /** @description others for all but students. */
                kind?: "student" | "church" | "company" | "relative" | "others";
                page?: number;
                page_size?: number;
                /** @description A student: he is a payer of each campus at which he owes something. */
                person?: string;
                /** @description Words to search for. */
                q?: string;
                sort?: "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePayer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createPayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayerRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updatePayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePayerRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    archivePayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deletion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOwed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwedList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    restorePayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description Without one, the campus's. */
                currency?: string;
                /** @description The first day; without one, from the beginning. */
                from?: string;
                /** @description The last day. */
                to?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description The id of a campus. */
                campus?: string;
                /** @description The id of a church. */
                church?: string;
                /** @description Without regard to case and accents. */
                city?: string;
                /** @description The id of a class that they follow or wait for. */
                class?: string;
                /** @description ISO 3166, two letters. */
                country?: string;
                enabled?: "true" | "false";
                /** @description Who left his last class, at the campus where one is named; or who did not. */
                former?: "true" | "false";
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                /** @description Who has one of these roles, at the campus where one is named; user alone, and not former, is the applicants. */
                role?: ("admin" | "director" | "supervisor" | "coordinator" | "accounting" | "secretary" | "librarian" | "multimedia" | "teacher" | "alumni" | "student" | "user")[];
                sort?: "name" | "-name" | "city" | "-city" | "created" | "-created";
                /** @description Who stands in one of these ways, at the campus where one is named. */
                standing?: ("confirmed" | "waiting" | "applicant" | "declined" | "former" | "alumni")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePersonRow"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePersonRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePersonRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPersonAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonAccount"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setCourseTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetCourseTeacherRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knowledge"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setKnowledge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetKnowledgeRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Knowledge"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportPersonData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOpenedDocuments: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageOpenedDocument"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setPersonEnabled: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Enabling"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErasePersonRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPersonHistory: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageEntry"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setPersonRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campus_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPersonRolesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                campus_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    previewMerge: {
        parameters: {
            query: {
                /** @description The record that becomes part of it. */
                other_id: string;
            };
            header?: never;
            path: {
                /** @description The record that stays. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MergePreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    mergePeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record that stays. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergePeopleRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Merging"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setNetworkRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetNetworkRolesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPersonPhoto: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setPersonPhoto: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removePersonPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonRecord"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    sendResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removePersonSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endPersonSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    addRoleToPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddRoleToPeopleRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listDuplicates: {
        parameters: {
            query?: {
                /** @description Where both are known. */
                campus?: string;
                /** @description Those of which somebody said that they are not the same. */
                dismissed?: boolean;
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAlike"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    findDuplicates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Likeness"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Matches"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    dismissDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairID"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alike"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportDuplicates: {
        parameters: {
            query?: {
                /** @description Where both are known. */
                campus?: string;
                /** @description Those of which somebody said that they are not the same. */
                dismissed?: boolean;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    reopenDuplicate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PairID"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alike"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setPeopleEnabled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPeopleEnabledRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportPeople: {
        parameters: {
            query?: {
                /** @description The id of a campus. */
                campus?: string;
                /** @description The id of a church. */
                church?: string;
                /** @description Without regard to case and accents. */
                city?: string;
                /** @description The id of a class that they follow or wait for. */
                class?: string;
                /** @description ISO 3166, two letters. */
                country?: string;
                enabled?: "true" | "false";
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description Who left his last class, at the campus where one is named; or who did not. */
                former?: "true" | "false";
                /** @description Words to search for. */
                q?: string;
                /** @description Who has one of these roles, at the campus where one is named; user alone, and not former, is the applicants. */
                role?: ("admin" | "director" | "supervisor" | "coordinator" | "accounting" | "secretary" | "librarian" | "multimedia" | "teacher" | "alumni" | "student" | "user")[];
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "name" | "-name" | "city" | "-city" | "created" | "-created";
                /** @description Who stands in one of these ways, at the campus where one is named. */
                standing?: ("confirmed" | "waiting" | "applicant" | "declined" | "former" | "alumni")[];
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    planImport: {
        parameters: {
            query: {
                /** @description Where the rows that name no campus belong; the caller's, if empty. */
                campus?: string;
                /** @description What the columns are, by name and in order, with commas; by their headings, if empty. */
                columns?: string;
                /** @description Also create those who look like somebody we have. */
                look_alikes?: boolean;
                /** @description The file's name. */
                name: string;
                /** @description What the rows get that name no role. */
                role?: "" | "coordinator" | "accounting" | "secretary" | "multimedia" | "teacher" | "alumni" | "student" | "user";
                /** @description Leave out the rows that are refused, and take the rest. */
                skip_refused?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPlan"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    runImport: {
        parameters: {
            query: {
                /** @description Where the rows that name no campus belong; the caller's, if empty. */
                campus?: string;
                /** @description What the columns are, by name and in order, with commas; by their headings, if empty. */
                columns?: string;
                /** @description The lines that are left out. */
                leave?: string;
                /** @description Also create those who look like somebody we have. */
                look_alikes?: boolean;
                /** @description The file's name. */
                name: string;
                /** @description What the rows get that name no role. */
                role?: "" | "coordinator" | "accounting" | "secretary" | "multimedia" | "teacher" | "alumni" | "student" | "user";
                /** @description Leave out the rows that are refused, and take the rest. */
                skip_refused?: boolean;
                /** @description The lines to look at that are right, as 4,7-9. */
                take?: string;
                /** @description Of the plan that is to be carried out. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getRefusedRows: {
        parameters: {
            query: {
                /** @description Where the rows that name no campus belong; the caller's, if empty. */
                campus?: string;
                /** @description What the columns are, by name and in order, with commas; by their headings, if empty. */
                columns?: string;
                /** @description Also create those who look like somebody we have. */
                look_alikes?: boolean;
                /** @description The file's name. */
                name: string;
                /** @description What the rows get that name no role. */
                role?: "" | "coordinator" | "accounting" | "secretary" | "multimedia" | "teacher" | "alumni" | "student" | "user";
                /** @description Leave out the rows that are refused, and take the rest. */
                skip_refused?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getImportTemplate: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleImports"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleImport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    mailPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPeopleRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changed"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPlannings: {
        parameters: {
            query?: {
                campus?: string;
                class?: string;
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                sort?: "date" | "-date" | "number" | "-number" | "updated" | "-updated";
                /** @description One or several. */
                state?: ("draft" | "published" | "closed" | "canceled")[];
                /** @description The year in which their school year begins. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePlanning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createPlanning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlanningRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPlanning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updatePlanning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdatePlanningRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deletePlanning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    changeBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeBoardRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getBoard: {
        parameters: {
            query?: {
                /** @description The mark of the answer that the caller has; empty for none. */
                since?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedBoard"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    cancelPlanning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelPlanningRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    closePlanning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    previewClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingPreview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPlanningDebts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Debts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    previewPublication: {
        parameters: {
            query?: {
                /** @description What canceling it would tell, instead. */
                canceled?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listPublications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePublication"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    publishPlanning: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishPlanningRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    redoBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setPlanningRows: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPlanningRowsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planning"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStays: {
        parameters: {
            query?: {
                /** @description The host; empty for all of them. */
                campus?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stays"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    staysPDF: {
        parameters: {
            query?: {
                /** @description The host; empty for all of them. */
                campus?: string;
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    undoBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    copyPlanningYear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CopyPlanningYearRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportPlannings: {
        parameters: {
            query?: {
                campus?: string;
                class?: string;
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description Words to search for. */
                q?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                sort?: "date" | "-date" | "number" | "-number" | "updated" | "-updated";
                /** @description One or several. */
                state?: ("draft" | "published" | "closed" | "canceled")[];
                /** @description Which content: a new one has a new address. */
                v?: string;
                /** @description The year in which their school year begins. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createPlanningSeries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePlanningSeriesRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Made"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getPlanningYear: {
        parameters: {
            query?: {
                campus?: string;
                /** @description One or several. */
                state?: ("draft" | "published" | "closed" | "canceled")[];
                /** @description The year in which it begins; 0 for the current one. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Year"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    openKeeping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeepingKey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listNoticeChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageChoice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    chooseNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseNoticesRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choice"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    setProfilePhoto: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removeProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveSecondFactorRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewSecret"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSessions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getQuickPanel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickPanel"];
                };
            };
            401: components["responses"]["SpecUnauthenticated"];
            403: components["responses"]["SpecForbidden"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    listRegions: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageRegion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateRegionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listClassReports: {
        parameters: {
            query?: {
                campus?: string;
                curriculum?: string;
                graduated?: "true" | "false";
                page?: number;
                page_size?: number;
                sort?: "code" | "-code" | "year" | "-year" | "campus" | "-campus";
                /** @description A year in which they run. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageClassReportLine"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getClassReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassReport"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    exportClassReport: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                format?: "xlsx" | "csv";
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    printClassReport: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Search"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getNetworkSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateNetworkSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNetworkSettingsRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSettings"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStaffInvites: {
        parameters: {
            query?: {
                /** @description The id of a campus. */
                campus?: string;
                page?: number;
                page_size?: number;
                state?: "open" | "accepted" | "expired" | "revoked" | "taken_back";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageStaffInvite"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitee"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvite"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    revokeStaffInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvite"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    resendStaffInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvite"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getStudentSpace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentSpace"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listAbsences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absences"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    announceAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    takeBackAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                absence_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listCatchUps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUps"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    openCatchUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenCatchUpRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatchUp"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtherSessions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getCourseNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                course_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseNotes"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listStudentPapers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IssuedPapers"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reports"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                class_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listSummaries: {
        parameters: {
            query?: {
                /** @description Without one, the caller's. */
                campus?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Summaries"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullSummary"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    closeMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullSummary"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    reopenMonth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenMonthRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullSummary"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTeachableCourses: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTeachableCourse"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTillAccounts: {
        parameters: {
            query?: {
                campus?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillAccounts"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    findTillPeople: {
        parameters: {
            query: {
                /** @description Without one, the caller's. */
                campus?: string;
                /** @description Words of a name, or the id of a person that was scanned. */
                words: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TillPeople"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                campus?: string;
                page?: number;
                page_size?: number;
                /** @description Those that are settled, too. */
                settled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageQuestion"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    settleQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleQuestionRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTills: {
        parameters: {
            query?: {
                campus?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tills"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    registerTill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterTillRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Till"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    endTill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Till"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listSlots: {
        parameters: {
            query?: {
                /** @description The id of a campus; or: */
                campus?: string;
                /** @description the id of a class. */
                class?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageSlot"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createSlot: {
        parameters: {
            query?: {
                /** @description The id of a campus; or: */
                campus?: string;
                /** @description the id of a class. */
                class?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSlotRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slot"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateSlot: {
        parameters: {
            query?: {
                /** @description The id of a campus; or: */
                campus?: string;
                /** @description the id of a class. */
                class?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSlotRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slot"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteSlot: {
        parameters: {
            query?: {
                /** @description The id of a campus; or: */
                campus?: string;
                /** @description the id of a class. */
                class?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                account?: string;
                campus?: string;
                category?: string;
                /** @description The first day; without one, from the beginning. */
                from?: string;
                kind?: "opening" | "income" | "expense" | "transfer" | "refund" | "credit" | "reversal";
                page?: number;
                page_size?: number;
                payer?: string;
                /** @description What a student paid, at any campus. */
                person?: string;
                /** @description Words to search for. */
                q?: string;
                sort?: "day" | "-day" | "amount" | "-amount";
                /** @description The last day. */
                to?: string;
                way?: "cash" | "cheque" | "transfer" | "card" | "mobile";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getTransactionPaper: {
        parameters: {
            query?: {
                /** @description When the link ends. */
                exp?: string;
                /** @description The session that the link was made for. */
                sid?: string;
                /** @description The signature of a link. */
                sig?: string;
                /** @description Which content: a new one has a new address. */
                v?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    addTransactionPaper: {
        parameters: {
            query: {
                /** @description The file's name. */
                name: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    reverseTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReversalFields"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    useCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    recordExpense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpenseFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    recordRefund: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    recordTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullTransaction"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the protocol, 1.0.0. */
                "Tus-Resumable"?: string;
                /** @description The file's size. */
                "Upload-Length": number;
                /** @description filename and kind, each with its value in base64, as tus has it. */
                "Upload-Metadata": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getUploadOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the protocol, 1.0.0. */
                "Tus-Resumable"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getUploadOffset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version of the protocol, 1.0.0. */
                "Tus-Resumable"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    continueUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description The version of the protocol, 1.0.0. */
                "Tus-Resumable"?: string;
                /** @description How many bytes are there already. */
                "Upload-Offset": number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageView"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    createView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateViewRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    updateView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateViewRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listWeekendClosings: {
        parameters: {
            query?: {
                campus?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageWeekendClosing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    closeWeekend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingFields"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullClosing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getWeekendClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullClosing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    reopenWeekend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReopenWeekendRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullClosing"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    readFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of the link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    listOpenOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                region: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"][];
                };
            };
            404: components["responses"]["SpecNotFound"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Forgotten"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reset"];
                };
            };
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    getSession: {
        parameters: {
            query?: {
                /** @description The stored token, where it is not in the header. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["SpecUnauthenticated"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            413: components["responses"]["SpecTooLarge"];
            422: components["responses"]["SpecInvalid"];
            429: components["responses"]["SpecTooMany"];
            503: components["responses"]["SpecUnavailable"];
            default: components["responses"]["SpecFailed"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No Content */
            204: {
                headers: {
                    "Clear-Site-Data"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthenticated"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
}
