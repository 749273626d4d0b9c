import { expect, it } from 'vitest';
import { complaints, buildReport } from './complaints.ts';

const createdOn = new Date('2026-03-16T06:30:00Z');

it('has the kind that matches its text', () => {
  const kinds = complaints.map(({ text }, index) => buildReport(text, createdOn, index).kind);
  expect(kinds).toEqual(complaints.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBe(complaints.length);
});

it('started before it was reported, if the date is known', () => {
  const days = Array.from({ length: 30 }, (_, index) =>
    buildReport('Earth removal at night', createdOn, index),
  ).map(({ startedOn }) => startedOn);
  expect(days.filter((day) => day === null)).toHaveLength(10);
  expect(days.filter((day) => typeof day === 'string' && day >= '2026-03-15')).toEqual([]);
});
