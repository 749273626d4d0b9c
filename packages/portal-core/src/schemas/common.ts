import * as v from 'valibot';
import { characterCount } from '../validators/values/characters.ts';

const largestId = 2 ** 31 - 1;

/** A whole positive number that names a record, as large as a database's integer. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestId));

/** Free text from the wire: no NUL, no lone surrogate, at most `max` whole characters. */
export const text = (max: number) =>
  v.pipe(
    v.string(),
    v.check((value) => characterCount(value) <= max),
    v.check((value) => !value.includes('\u0000') && !/\p{Surrogate}/u.test(value)),
  );

/** Free text that is not empty or blank. */
export const filled = (max: number) => v.pipe(text(max), v.trim(), v.minLength(1));

/** A day of a filter: yyyy-MM-dd, or nothing. */
export const Ymd = v.pipe(v.string(), v.regex(/^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/));

/** A moment: ISO 8601 with offset. */
export const Moment = v.string();

/**
 * Made once by the screen for what it sends, so that a request that arrives twice counts once; part of
 * every row of the contract with `once`.
 */
export const keyed = {
  idempotencyKey: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/))),
};

/** An empty request. */
export const Empty = v.object({});

/** A status and perhaps a message. */
export const Failure = v.object({ status: v.number(), message: v.optional(v.string()) });

/** An answer that is only a status. */
export const Status = Failure;

/** Any status but 200: a 200 without its result is a broken answer, not a refusal. */
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

/** Which page of a list: number from 1 and rows a page. */
export const paging = {
  pageNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
};

/** The answer to a captcha and its id, part of four requests. */
export const captchaAnswer = { answer: text(20), captchaId: text(64) };

/** The marker of calls whose answer is a file, not JSON. */
export const FileAnswer = v.unknown();
