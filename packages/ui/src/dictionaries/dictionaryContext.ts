'use client';
import { createContext, use } from 'react';
import type { Dictionary } from './dictionary.ts';

/** The dictionary of `DictionaryProvider`. */
export const DictionaryContext = createContext<Partial<Dictionary>>({});

/** Returns a group of the dictionary on the page, or the given English one. */
export const useWords = <Group extends keyof Dictionary>(
  group: Group,
  english: Dictionary[Group],
): Dictionary[Group] => use(DictionaryContext)[group] ?? english;
