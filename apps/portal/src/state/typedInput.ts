import type { Session } from './session.ts';

/** A field in which a user can type or choose. */
export type InputField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field of an unfinished form by its name, and by its position among fields of that name. */
interface KeptField {
  name: string;
  position: number;
  value: string;
  isChecked: boolean | undefined;
}

/** What a user typed on a page before the session ended by itself. */
interface KeptInput {
  userId: number;
  path: string;
  fields: readonly KeptField[];
  keptAt: number;
}

const keptForMs = 30 * 60_000;
const secretTypes = new Set(['password', 'file', 'hidden', 'search', 'submit', 'button']);
const inputSelector = 'input, textarea, select';

const changed = new Set<InputField>();
// In memory only: nothing that was typed is stored where the next user of the browser could read it.
let kept: KeptInput | undefined;

const isCheckable = (field: InputField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

function isSecret(field: InputField): boolean {
  return (
    secretTypes.has(field.type) ||
    field.closest('[role="search"]') !== null ||
    /password|one-time-code/.test(field.autocomplete)
  );
}

function addChanged({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches(inputSelector)) return;
  const field = target as InputField;
  if (!isSecret(field)) changed.add(field);
}

/** Tracks the fields that a user changes, except searches and secrets; returns the cleanup function. */
export function trackTypedInput(): () => void {
  const options = { capture: true };
  for (const event of ['input', 'change']) document.addEventListener(event, addChanged, options);
  return () => {
    for (const event of ['input', 'change']) {
      document.removeEventListener(event, addChanged, options);
    }
    changed.clear();
  };
}

function listChanged(): InputField[] {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
  return [...changed];
}

/** Returns whether a field of the page still contains typed text. */
export const hasTypedText = (): boolean =>
  listChanged().some(
    (field) =>
      !isCheckable(field) && !(field instanceof HTMLSelectElement) && field.value.trim() !== '',
  );

/** Returns the name of a field, or its label if it has none; radio buttons of a group differ by their value. */
function getKey(field: InputField): string {
  const name = field.name || (field.labels?.[0]?.textContent ?? '');
  return field.type === 'radio' ? `${name}=${field.value}` : name;
}

const listFields = (key: string) =>
  [...document.querySelectorAll<InputField>(inputSelector)].filter(
    (field) => !isSecret(field) && getKey(field) === key,
  );

/** Keeps what the user of a session typed on the present page, for half an hour; returns whether there was anything. */
export function keepTypedInput({ userId }: Session, path: string): boolean {
  const fields = listChanged().map((field) => {
    const name = getKey(field);
    const isChecked = isCheckable(field) ? field.checked : undefined;
    return { name, position: listFields(name).indexOf(field), value: field.value, isChecked };
  });
  kept = fields.length === 0 ? undefined : { userId, path, fields, keptAt: Date.now() };
  return kept !== undefined;
}

/** Removes what was kept. */
export function discardTypedInput(): void {
  kept = undefined;
}

/** Returns what a user typed on a page before the session ended, once; input of another user is removed. */
export function consumeTypedInput({ userId }: Session, path: string) {
  if (kept === undefined) return undefined;
  const { fields, keptAt } = kept;
  if (kept.userId !== userId || Date.now() - keptAt > keptForMs) {
    kept = undefined;
    return undefined;
  }
  if (kept.path !== path) return undefined;
  kept = undefined;
  return fields;
}

// React ignores a change to the value that it last set, so the field is changed by the setter of its prototype.
function setValue(field: InputField, value: string): void {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Fills in a kept field; returns false while the page does not have it. */
function restoreField({ name, position, value, isChecked }: KeptField): boolean {
  const field = listFields(name)[position];
  if (field === undefined) return false;
  if (isChecked !== undefined) {
    if ((field as HTMLInputElement).checked !== isChecked) field.click();
    return true;
  }
  if (field instanceof HTMLSelectElement) {
    if (![...field.options].some((option) => option.value === value)) return false;
  }
  setValue(field, value);
  return true;
}

/** Fills in kept fields that are on the page, and returns those that are not. */
export const restoreFields = (fields: readonly KeptField[]): KeptField[] =>
  fields.filter((field) => !restoreField(field));
