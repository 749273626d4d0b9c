'use client';
import { getLocalTimeZone, today } from '@internationalized/date';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const getToday = () => today(getLocalTimeZone()).toString();
const getServerDay = () => undefined;

/**
 * Returns the date of the device as yyyy-MM-dd; undefined on a server, which renders for many days and time zones, and
 * until the page is hydrated.
 */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(neverChanges, getToday, getServerDay);
