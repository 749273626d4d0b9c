'use client';
import { useEffect, useEffectEvent } from 'react';

// Where React Aria writes what it announces, once for all its components on the page.
const announcements = '[data-live-announcer] > [aria-live] > *';

const listAnnouncements = () => [...document.querySelectorAll(announcements)];

// React Aria waits 100 ms before the first announcement of a page, so that the region is known to screen readers.
const firstAnnouncementMs = 200;

/**
 * Replaces what React Aria announces for a component when one of the dependencies changes, because it has no prop for
 * these texts and no words in Odia and Hindi. It runs in a child of the component, so its effect comes first, and
 * assistive technology does not see the text in between. Announcements of other components are left alone: nothing is
 * replaced while `isActive` is false, when the component has nothing to announce.
 */
export function useReplacedAnnouncement(
  replace: (text: string) => string,
  dependencies: readonly unknown[],
  isActive = true,
): void {
  const replaceText = useEffectEvent((element: Element) => {
    if (!isActive) return;
    const text = replace(element.textContent);
    if (text === '') element.remove();
    else element.textContent = text;
  });
  useEffect(() => {
    if (!isActive) return;
    const before = new Set(listAnnouncements());
    const replaceNew = () => {
      const added = listAnnouncements().filter((element) => !before.has(element));
      added.forEach((element) => {
        before.add(element);
        replaceText(element);
      });
    };
    const isFirst = document.querySelector('[data-live-announcer] > [aria-live]') === null;
    queueMicrotask(replaceNew);
    if (!isFirst) return;
    const observer = new MutationObserver(replaceNew);
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), firstAnnouncementMs);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller names what React Aria depends on
  }, [...dependencies, isActive]);
}
