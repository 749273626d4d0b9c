import { SkipLink } from '@temple-land/ui';
import { Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { useConfiguration } from '../api/useConfiguration.ts';
import { part } from '../blocks/part.tsx';
import { Voice } from '../blocks/Voice.tsx';
import { useClientNavigation } from '../effects/useClientNavigation.ts';
import { EarlyInput, pageTaken } from '../effects/EarlyInput.tsx';
import { usePageHead } from '../effects/usePageHead.ts';
import { usePageTitle } from '../effects/usePageTitle.ts';
import { usePageViews } from '../effects/usePageViews.ts';
import { useProductionLocks } from '../effects/useProductionLocks.ts';
import { useRouteFocus } from '../effects/useRouteFocus.ts';
import type { TextKey } from '../i18n/textKey.ts';
import { useSession } from '../state/useSession.ts';
import { DemoBanner } from './DemoBanner.tsx';
import { LoaderOverlay } from './LoaderOverlay.tsx';
import { OutageNotice } from './OutageNotice.tsx';
import { PlotSearch } from './PlotSearch.tsx';
import { TrackDialog } from './TrackDialog.tsx';

/** Makes a part of the shell whose code comes behind that of the page's own parts. */
const behindPage = (load: () => Promise<ComponentType>) =>
  part(async () => {
    await pageTaken();
    return load();
  });

// Dialogs are closed on every page that opens.
const ExternalLinkDialog = behindPage(
  async () => (await import('./ExternalLinkDialog.tsx')).ExternalLinkDialog,
);
const Popup = behindPage(async () => (await import('./Popup.tsx')).Popup);
const MemberSession = part(async () => (await import('./MemberSession.tsx')).MemberSession);

/** What the shell takes. */
export interface ShellProps {
  /** The parts of the page's title in order. */
  title: readonly TextKey[];
}

const memberArea = /^\/(citizen|officer|admin)(\/|$)/;

/**
 * What every page shares: the effects that are mounted once, the dialogs and the page itself. A page that came
 * ready is a boundary of its own: React takes it over in slices and lets the visitor in between.
 */
export function Shell({ title }: ShellProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { pathname } = useLocation();
  const isSignedIn = useSession() !== undefined;
  const isProduction = useConfiguration()?.mode === 'production';
  useClientNavigation();
  usePageViews(usePageTitle(title));
  usePageHead();
  useRouteFocus();
  useProductionLocks({ isProduction, isMemberArea: memberArea.test(pathname) });
  return (
    <>
      <SkipLink href="#main">{t('common:shell.skip')}</SkipLink>
      <DemoBanner />
      <OutageNotice />
      <Suspense fallback={null}>
        <Outlet />
        <EarlyInput />
      </Suspense>
      <TrackDialog />
      <PlotSearch />
      <ExternalLinkDialog />
      {isSignedIn && <MemberSession />}
      <Popup />
      <LoaderOverlay />
      <Voice />
    </>
  );
}
