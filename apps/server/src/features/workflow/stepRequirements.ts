import {
  message,
  type Action,
  type Given,
  type Language,
  type Need,
} from '@temple-land/portal-core';

/** Actions whose day has passed when they are recorded; all others name a day to come. */
const pastDays = new Set(['serve', 'refund']);

const isMissing = (given: Given, need: Need) => {
  const value = given[need];
  return value === undefined || value.trim() === '';
};

/**
 * Gives in words what is wrong with what was given for an action: something it needs is missing, or
 * its day does not fit; `today` is a day in Indian time. Undefined when nothing is.
 */
export function validateStep(
  action: Action,
  given: Given,
  today: string,
  language: Language,
): string | undefined {
  const missing = (action.needs ?? []).find((need) => isMissing(given, need));
  if (missing !== undefined) {
    return message(language, 'step.need', { label: message(language, `need.${missing}`) });
  }
  if (given.date === undefined) return undefined;
  const fits = pastDays.has(action.name) ? given.date <= today : given.date >= today;
  return fits ? undefined : message(language, 'step.date');
}

/** Gives only what an action asks for, with the remark, so that nothing else is stored. */
export function pickStepFields({ needs = [] }: Action, given: Given): Given {
  const names = new Set<string>([...needs, 'remark']);
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name)));
}
