import * as v from 'valibot';
import { characterCount } from '../validators/values/characters.ts';

const largestId = 2 ** 31 - 1;

/** The id of a record: a positive integer within the range of a PostgreSQL integer. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestId));

/** An Id in the query of an address, where it travels as its digits. */
export const QueryId = v.union([
  Id,
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), Id),
]);

/** Free text: no NUL, no lone surrogate, at most `max` characters (code points). */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => characterCount(value) <= max),
    v.check((value) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value)),
  );

/** Free text that is not empty or blank. */
export const filled = (max: number) => v.pipe(text(max), v.trim(), v.minLength(1));

// The database refuses 31 February and the year 0, which the pattern accepts.
function isCalendarDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  if (day === '' || Number.isNaN(moment.getTime())) return day === '';
  return !day.startsWith('0000') && moment.toISOString().startsWith(day);
}

/** A day of the calendar: yyyy-MM-dd or empty. */
export const Ymd = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/),
  v.check(isCalendarDay),
);

/** A day of the calendar: yyyy-MM-dd, not empty. */
export const Day = v.pipe(Ymd, v.nonEmpty());

/** A date and time: ISO 8601 with offset. */
export const Moment = v.string();

/**
 * Created once by the screen per submission, so that a repeated request has no second effect; part of
 * every row of the contract with `once`.
 */
export const keyed = {
  idempotencyKey: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/))),
};

/** An empty request. */
export const Empty = v.object({});

/** A status with an optional message. */
export const Failure = v.object({ status: v.number(), message: v.optional(v.string()) });

/** An answer that is only a status. */
export const Status = Failure;

/** Any status except 200: a 200 without its result is an invalid answer, not a refusal. */
export const Refusal = v.object({
  status: v.pipe(v.number(), v.notValue(200)),
  message: v.optional(v.string()),
});

/** An answer whose status 200 carries a result; other statuses carry none. */
export const answer = <Result extends v.GenericSchema>(result: Result) =>
  v.union([v.object({ status: v.literal(200), result }), Refusal]);

/** A page of a list: rows and the number of all rows. */
export const page = <Row extends v.GenericSchema>(row: Row) =>
  answer(v.object({ rows: v.array(row), total: v.number() }));

/** The page of a list: number from 1, and rows per page. */
export const paging = {
  pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
};

/** The answer to a captcha and its id, part of four requests. */
export const captchaAnswer = { answer: text(20), captchaId: text(64) };

/** The marker of calls whose answer is a file, not JSON. */
export const FileAnswer = v.unknown();
