import { describe, expect, it } from 'vitest';
import {
  allNotifications,
  buildNotificationsQuery,
  parseNotificationsQuery,
} from './notificationQuery.ts';

const parse = (query: string) => parseNotificationsQuery(new URLSearchParams(query));

describe('the address of the notifications', () => {
  it.each([
    '',
    'state=unread&kind=message&case=LA%2F2026%2FPUR%2F000001&from=2026-01-01&to=2026-02-28&page=3',
  ])('keeps the filter “%s”', (query) => {
    expect(buildNotificationsQuery(parse(query))).toBe(query);
  });

  it.each([
    'state=seen&kind=gossip&page=-2',
    'case=<script>&from=2026-02-30&to=yesterday&page=x',
    'page=1e9&case=LA',
  ])('ignores what it does not know: %s', (query) => {
    expect(parse(query)).toEqual(allNotifications);
  });
});
