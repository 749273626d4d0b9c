import { SkipLink } from '@temple-land/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useConfiguration } from '../api/configuration/useConfiguration.ts';
import { lazySection } from '../common/page/lazySection.tsx';
import { LiveAnnouncer } from '../common/feedback/LiveAnnouncer.tsx';
import { PreHydrationInput } from '../effects/PreHydrationInput.tsx';
import { useAnnouncedTitle } from '../effects/useAnnouncedTitle.ts';
import { usePageViews } from '../effects/usePageViews.ts';
import { useProductionLocks } from '../effects/useProductionLocks.ts';
import { useRouteFocus } from '../effects/useRouteFocus.ts';
import { useSession } from '../state/useSession.ts';
import { DemoBanner } from './notices/DemoBanner.tsx';
import { LoaderOverlay } from './notices/LoaderOverlay.tsx';
import { OutageNotice } from './notices/OutageNotice.tsx';
import { PlotSearch } from './dialogs/PlotSearch.tsx';
import { TrackDialog } from './dialogs/TrackDialog.tsx';

const ExternalLinkDialog = lazySection(
  async () => (await import('./dialogs/ExternalLinkDialog.tsx')).ExternalLinkDialog,
);
const Popup = lazySection(async () => (await import('./dialogs/Popup.tsx')).Popup);
const UserSession = lazySection(async () => (await import('./header/UserSession.tsx')).UserSession);

/** The props of `Shell`. */
export interface ShellProps {
  /** The title of the page. */
  title: string;
}

const userArea = /^\/(citizen|officer|admin)(\/|$)/;

/** The frame of every page: effects, notices, dialogs and the page itself. */
export function Shell({ title }: ShellProps) {
  const { t } = useTranslation(['common', 'specification']);
  const { pathname } = useLocation();
  const isSignedIn = useSession() !== undefined;
  const isProduction = useConfiguration()?.mode === 'production';
  useAnnouncedTitle(title);
  usePageViews(title);
  useRouteFocus();
  useProductionLocks({ isProduction, isUserArea: userArea.test(pathname) });
  return (
    <>
      <SkipLink href="#main">{t('common:shell.skip')}</SkipLink>
      <DemoBanner />
      <OutageNotice />
      <Suspense fallback={null}>
        <PreHydrationInput />
        <Outlet />
      </Suspense>
      <TrackDialog />
      <PlotSearch />
      <ExternalLinkDialog />
      {isSignedIn && <UserSession />}
      <Popup />
      <LoaderOverlay />
      <LiveAnnouncer />
      <ScrollRestoration />
    </>
  );
}
