// Generated from openapi.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/api/audit-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description May be called by every campus: admin, director, supervisor; own campus: coordinator. */
        get: operations["listAuditEvents"];
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user. */
        get: operations["listCampuses"];
        put?: never;
        /** @description May be called by every campus: admin, director. */
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user. */
        get: operations["getCampus"];
        /** @description May be called by every campus: admin, director; own campus: coordinator. */
        put: operations["updateCampus"];
        post?: never;
        /** @description May be called by every campus: admin, director. */
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
        /** @description May be called by every campus: admin, director. */
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user. */
        get: operations["listCampusDocuments"];
        put?: never;
        /** @description May be called by every campus: admin, director; own campus: coordinator. */
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
        /** @description May be called by every campus: admin, director; own campus: coordinator. */
        put: operations["updateCampusDocument"];
        post?: never;
        /** @description May be called by every campus: admin, director; own campus: coordinator. */
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user. */
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user. */
        get: operations["getCampusLogo"];
        /** @description May be called by every campus: admin, director; own campus: coordinator. */
        put: operations["setCampusLogo"];
        post?: never;
        /** @description May be called by every campus: admin, director; own campus: coordinator. */
        delete: operations["removeCampusLogo"];
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
        /** @description May be called by every campus: admin, director. */
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
        /** @description May be called by every campus: admin, director. */
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user. */
        get: operations["exportCampuses"];
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user. */
        get: operations["listPeople"];
        put?: never;
        post?: never;
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user. */
        get: operations["getPerson"];
        put?: never;
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user. */
        get: operations["getPersonPhoto"];
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
        /** @description May be called by every campus: admin, director, supervisor, librarian; own campus: coordinator, accounting, secretary, multimedia; own records: teacher, alumni, student, user. */
        get: operations["listRegions"];
        put?: never;
        /** @description May be called by every campus: admin, director. */
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
        /** @description May be called by every campus: admin, director. */
        put: operations["updateRegion"];
        post?: never;
        /** @description May be called by every campus: admin, director. */
        delete: operations["deleteRegion"];
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
        /** @description May be called by everyone. */
        get: operations["listOpenOrganizations"];
        put?: never;
        post?: never;
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
        /** @description May be called by everyone. */
        get: operations["getSession"];
        put?: never;
        /** @description May be called by everyone. */
        post: operations["signIn"];
        /** @description May be called by own records: admin, director, supervisor, coordinator, accounting, secretary, librarian, multimedia, teacher, alumni, student, user. */
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
        Change: {
            after: unknown;
            before: unknown;
            field: string;
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
        Credentials: {
            email: string;
            organization_id: string;
            password: string;
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
        FieldProblem: {
            code: string;
            field: string;
            params?: {
                [key: string]: unknown;
            };
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
        Metadata: {
            settings: unknown;
            shortcuts: string[];
        };
        MoveCampusRequest: {
            region_id: string;
            /** Format: int64 */
            version: number;
        };
        Organization: {
            id: string;
            name: string;
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
        Person: {
            /** Format: date */
            birth_date: string;
            city: string;
            country: string;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** @description May sign in. */
            enabled: boolean;
            first_name: string;
            /** @enum {string} */
            gender: "" | "male" | "female";
            id: string;
            /** @enum {string} */
            language: "" | "fr" | "en" | "pt" | "it" | "es";
            last_name: string;
            middle_name: string;
            mobile: string;
            /** @description As it is shown. */
            name: string;
            photo_url: string;
            roles: components["schemas"]["Role"][];
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        PersonRow: {
            email: string;
            enabled: boolean;
            id: string;
            mobile: string;
            name: string;
            photo_url: string;
            roles: components["schemas"]["Role"][];
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
        Role: {
            /** @description Empty for a role in the whole network. */
            campus_id: string;
            campus_name: string;
            role: string;
        };
        Session: {
            /**
             * Format: int64
             * @description In milliseconds since 1970.
             */
            expires_at: number;
            token: string;
            user: components["schemas"]["User"];
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
        UpdateRegionRequest: {
            code: string;
            name: string;
            /** Format: int64 */
            version: number;
        };
        User: {
            email: string;
            id: string;
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
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description The id of a campus. */
                campus?: string;
                enabled?: "true" | "false";
                page?: number;
                page_size?: number;
                /** @description Words to search for. */
                q?: string;
                role?: "admin" | "director" | "supervisor" | "coordinator" | "accounting" | "secretary" | "librarian" | "multimedia" | "teacher" | "alumni" | "student" | "user";
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
                    "application/json": components["schemas"]["PagePersonRow"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
