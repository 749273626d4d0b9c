import { expect, it } from 'vitest';
import { announce, announcementAtom, clearAnnouncement } from './announcement.ts';
import { portalStore } from './store.ts';

const heard = () => portalStore.get(announcementAtom);

it('announces an equal text again', () => {
  announce('Saved');
  const { count } = heard();
  announce('Saved');
  expect(heard()).toEqual({ text: 'Saved', count: count + 1 });
});

it('takes an announcement away without a new one', () => {
  announce('Saved');
  const { count } = heard();
  clearAnnouncement();
  expect(heard()).toEqual({ text: '', count });
});
