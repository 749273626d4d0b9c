'use client';
import { createContext, use, useCallback } from 'react';
import { localizeDigits } from '../styles/digits.ts';
import type { Dictionary } from './dictionary.ts';

/** The dictionary of `DictionaryProvider`. */
export const DictionaryContext = createContext<Partial<Dictionary>>({});

/** The numbering system of `DictionaryProvider`, for example `orya`; Latin digits without one. */
export const NumberingSystemContext = createContext<string | undefined>(undefined);

/** Returns a function that writes a number, or a text with Latin digits, in the digits of `DictionaryProvider`. */
export function useDigits(): (text: number | string) => string {
  const numberingSystem = use(NumberingSystemContext);
  return useCallback((text) => localizeDigits(text, numberingSystem), [numberingSystem]);
}

type Words = Readonly<Record<string, unknown>>;

const isoDate = /^\d{4}-\d\d-\d\d$/;
const isName = (value: unknown) => typeof value === 'string' && !isoDate.test(value);

const localized = new WeakMap<Words, Map<string, Words>>();

/** Returns words whose texts of numbers and dates have other digits; the digits of a name in a text stay. */
function localizeWords(words: Words, numberingSystem: string): Words {
  const known = localized.get(words)?.get(numberingSystem);
  if (known) return known;
  const entries = Object.entries(words).map(([name, word]) => {
    if (typeof word !== 'function') return [name, word] as const;
    const localize = (...given: unknown[]) => {
      const text = String(word(...given));
      return given.some(isName) ? text : localizeDigits(text, numberingSystem);
    };
    return [name, localize] as const;
  });
  const made = Object.fromEntries(entries);
  localized.set(words, (localized.get(words) ?? new Map()).set(numberingSystem, made));
  return made;
}

/** Returns a group of the dictionary on the page, or the given English one. */
export function useWords<Group extends keyof Dictionary>(
  group: Group,
  english: Dictionary[Group],
): Dictionary[Group] {
  const words = use(DictionaryContext)[group] ?? english;
  const numberingSystem = use(NumberingSystemContext);
  if (numberingSystem === undefined) return words;
  return localizeWords(words as unknown as Words, numberingSystem) as unknown as Dictionary[Group];
}
