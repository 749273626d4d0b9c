import * as v from 'valibot';
import {
  isShown,
  type DetailName,
  type FormField,
  type FormFields,
  type StoredName,
} from './formField.ts';

/** Returns one rule of each field by name: the entries of an object schema. */
function rulesOf<Fields extends FormFields, Rule extends keyof FormField['rules']>(
  fields: Fields,
  rule: Rule,
) {
  const entries = Object.entries(fields).map(([name, { rules }]) => [name, rules[rule]]);
  return Object.fromEntries(entries) as {
    readonly [Name in keyof Fields]: Fields[Name]['rules'][Rule];
  };
}

const listHidden = (fields: FormFields, answers: unknown) =>
  Object.keys(fields).filter(
    (name) => !isShown(fields, name, answers as Readonly<Record<string, unknown>>),
  );

/**
 * Returns the rules of what is typed into the fields of a form or of one of its steps, and into its `others`. `form`
 * has the fields that conditions name; what a hidden field holds is not checked, and becomes its initial value.
 */
export function typedForm<Fields extends FormFields, Others extends v.ObjectEntries>(
  fields: Fields,
  others: Others,
  form: FormFields = fields,
) {
  const entries = { ...others, ...rulesOf(fields, 'typed') };
  const whole = v.object(entries);
  const unchecked = (initial: string | boolean) =>
    v.pipe(
      v.unknown(),
      v.transform(() => initial),
    );
  return v.lazy((typed) => {
    const hidden = listHidden(form, typed).filter((name) => Object.hasOwn(fields, name));
    if (hidden.length === 0) return whole;
    const loose = hidden.map((name) => [name, unchecked(fields[name]?.initial ?? '')] as const);
    return v.object({ ...entries, ...Object.fromEntries(loose) }) as typeof whole;
  });
}

/** The entries of a request; a field with a condition may be missing. */
export type RequestEntries<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { shownWhen: object }
    ? v.OptionalSchema<Fields[Name]['rules']['request'], undefined>
    : Fields[Name]['rules']['request'];
};

function requestEntries<Fields extends FormFields>(fields: Fields): RequestEntries<Fields> {
  const entries = Object.entries(fields).map(([name, { rules, shownWhen }]) => [
    name,
    shownWhen === undefined ? rules.request : v.optional(rules.request),
  ]);
  return Object.fromEntries(entries) as RequestEntries<Fields>;
}

/**
 * Returns the schema of a request with the fields of a form between its place and the rest. A shown field must have
 * its answer; the answer of a hidden one is dropped, before sending and again in the service.
 */
export function formRequest<
  Place extends v.ObjectEntries,
  Fields extends FormFields,
  Rest extends v.ObjectEntries,
>(place: Place, fields: Fields, rest: Rest) {
  const whole = v.object({ ...place, ...requestEntries(fields), ...rest });
  const conditional = Object.entries(fields).filter(([, { shownWhen }]) => shownWhen !== undefined);
  const hasShownAnswers = (request: Readonly<Record<string, unknown>>) =>
    conditional.every(
      ([name, { rules }]) => !isShown(fields, name, request) || v.is(rules.request, request[name]),
    );
  const dropHidden = <Request extends object>(request: Request): Request => {
    const hidden = new Set(listHidden(fields, request));
    const kept = Object.entries(request).filter(([name]) => !hidden.has(name));
    return Object.fromEntries(kept) as Request;
  };
  return v.pipe(
    whole,
    v.check((request) => hasShownAnswers(request as Readonly<Record<string, unknown>>)),
    v.transform((request) => dropHidden(request)),
  );
}

type EntriesOf<Fields extends FormFields, Name extends keyof Fields> = {
  readonly [Key in Name]: Fields[Key]['rules']['stored'];
};

const pickStored = (fields: FormFields, storedAs: FormField['storedAs']) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.storedAs === storedAs)
      .map(([name, { rules }]) => [name, rules.stored]),
  );

/** Returns the entries of the stored answers as the service returns them, one of each field with a column. */
export const storedEntries = <Fields extends FormFields>(fields: Fields) =>
  pickStored(fields, undefined) as EntriesOf<Fields, StoredName<Fields>>;

/** Returns the entries of the answers that are stored with the details of the application. */
export const detailEntries = <Fields extends FormFields>(fields: Fields) =>
  pickStored(fields, 'details') as EntriesOf<Fields, DetailName<Fields>>;
