// The chunk of the date fields: React Aria's calendars and dates.
export { DateField, DateRange } from '@temple-land/ui';
