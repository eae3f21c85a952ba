import { useMay } from '@/session/use-may'

// Who may ask instructors for their dates.
export const useMayAsk = (): boolean => useMay('createAvailabilityRequest')

// Who may read what was asked and answered: whoever reads the calendars of others.
export const useMayReadRequests = (): boolean => useMay('listAvailabilityRequests')
