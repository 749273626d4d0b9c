import { useLocation } from 'react-router-dom';
import { useConfiguration } from '../api/configuration/useConfiguration.ts';
import { useAnnouncedTitle } from '../effects/useAnnouncedTitle.ts';
import { usePageViews } from '../effects/usePageViews.ts';
import { useProductionLocks } from '../effects/useProductionLocks.ts';
import { useReaderDigits } from '../effects/useReaderDigits.ts';
import { useRouteFocus } from '../effects/useRouteFocus.ts';

const userArea = /^\/(citizen|officer|admin)(\/|$)/;

/** The props of `ShellEffects`. */
export interface ShellEffectsProps {
  /** The title of the page. */
  title: string;
}

/**
 * The effects of every page. They have a component of their own, because an update of the shell during hydration
 * would make React hydrate the whole page at once instead of in slices.
 */
export function ShellEffects({ title }: ShellEffectsProps) {
  const { pathname } = useLocation();
  const isProduction = useConfiguration()?.mode === 'production';
  useReaderDigits();
  useAnnouncedTitle(title);
  usePageViews(title);
  useRouteFocus();
  useProductionLocks({ isProduction, isUserArea: userArea.test(pathname) });
  return null;
}
