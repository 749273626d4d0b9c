import { SkipLink } from '@temple-land/ui';
import { Suspense, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { lazySection } from '../common/page/lazySection.tsx';
import { LiveAnnouncer } from '../common/feedback/LiveAnnouncer.tsx';
import { PreHydrationInput } from '../effects/PreHydrationInput.tsx';
import { useRepresentation } from '../state/representation.ts';
import { useSession } from '../state/useSession.ts';
import { DemoBanner } from './notices/DemoBanner.tsx';
import { LoaderOverlay } from './notices/LoaderOverlay.tsx';
import { OutageNotice } from './notices/OutageNotice.tsx';
import { PageReport } from './dialogs/PageReport.tsx';
import { PlotSearch } from './dialogs/PlotSearch.tsx';
import { TrackDialog } from './dialogs/TrackDialog.tsx';
import { ShellEffects } from './ShellEffects.tsx';

const ExternalLinkDialog = lazySection(
  async () => (await import('./dialogs/ExternalLinkDialog.tsx')).ExternalLinkDialog,
);
const Popup = lazySection(async () => (await import('./dialogs/Popup.tsx')).Popup);
const RepresentationNotice = lazySection(
  async () => (await import('./notices/RepresentationNotice.tsx')).RepresentationNotice,
);
const UserSession = lazySection(async () => (await import('./header/UserSession.tsx')).UserSession);

/** Moves the focus to the main part. The address stays: the router does not know an entry that it has not made. */
function focusMain(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The props of `Shell`. */
export interface ShellProps {
  /** The title of the page. */
  title: string;
  /** Whether the banner of the demo mode is above the page; a work area has it below the page. */
  hasBanner: boolean;
}

/** The frame of every page: effects, notices, dialogs and the page itself. */
export function Shell({ title, hasBanner }: ShellProps) {
  const { t } = useTranslation(['common', 'specification']);
  const isSignedIn = useSession() !== undefined;
  const isActing = useRepresentation() !== undefined;
  return (
    <>
      <SkipLink href="#main" onClick={focusMain}>
        {t('common:shell.skip')}
      </SkipLink>
      {hasBanner && <DemoBanner />}
      <OutageNotice />
      {isActing && <RepresentationNotice />}
      <Suspense fallback={null}>
        <PreHydrationInput />
        <Outlet />
      </Suspense>
      <TrackDialog />
      <PageReport />
      <PlotSearch />
      <ExternalLinkDialog />
      {isSignedIn && <UserSession />}
      <Popup />
      <LoaderOverlay />
      <LiveAnnouncer />
      <ShellEffects title={title} />
      <ScrollRestoration />
    </>
  );
}
