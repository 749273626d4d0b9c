import {
  message,
  type StepData,
  type Language,
  type RequiredField,
} from '@temple-land/portal-core';

/** Actions whose date is today or earlier; the date of all others is today or later. */
const pastDays = new Set(['serve', 'refund', 'takePossession']);

const isMissing = (given: StepData, need: RequiredField) => {
  const value = given[need];
  return value === undefined || value.trim() === '';
};

/**
 * Returns the message for the first fault of the data given for an action: a required field is missing, or its date
 * does not fit; `today` is a day in Indian time. Undefined when the data is valid.
 */
export function validateStep(
  action: string,
  needs: readonly RequiredField[],
  given: StepData,
  { today, language }: { today: string; language: Language },
): string | undefined {
  const missing = needs.find((need) => isMissing(given, need));
  if (missing !== undefined) {
    return message(language, 'step.need', { label: message(language, `need.${missing}`) });
  }
  if (given.date === undefined) return undefined;
  const fits = pastDays.has(action) ? given.date <= today : given.date >= today;
  return fits ? undefined : message(language, 'step.date');
}

/** Returns the required and optional fields of an action, and the remark; no other field is stored. */
export function pickStepFields(
  { needs, optional }: { needs: readonly RequiredField[]; optional: readonly RequiredField[] },
  given: StepData,
): StepData {
  const names = new Set<string>([...needs, ...optional, 'remark']);
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
}
