import * as v from 'valibot';

/** The letters and digits of a personal code, which cannot be taken for each other. */
export const personalCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const personalCodeLength = 12;

/** A personal code as it is printed, with or without its hyphens. */
export const PersonalCode = v.pipe(
  v.string(),
  v.transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(new RegExp(`^[${personalCodeLetters}]{${personalCodeLength}}$`)),
);
