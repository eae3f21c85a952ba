import * as z from 'zod/mini'

// zod would otherwise try `new Function`, which our content security policy forbids and reports.
z.config({ jitless: true })

export { z }
