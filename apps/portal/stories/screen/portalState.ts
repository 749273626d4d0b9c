import type { DataRight } from '@temple-land/portal-core';
import { reloadConfiguration } from '../../src/api/configuration/configuration.ts';
import { setServiceAvailable } from '../../src/state/availability.ts';
import {
  closePopup,
  setPageReportOpen,
  setPlotSearchOpen,
  setTrackOpen,
} from '../../src/state/dialogs.ts';
import { openFieldDatabase } from '../../src/features/officer/fieldVisits/fieldDatabase.ts';
import { setNativeDigits } from '../../src/state/digits.ts';
import { setGuest } from '../../src/state/guest.ts';
import { setOpenDraft } from '../../src/state/openDraft.ts';
import { clearPageNotice } from '../../src/state/pageNotice.ts';
import { setRepresentation } from '../../src/state/representation.ts';
import { endSession, startSession } from '../../src/state/session.ts';
import { users, type StoryUser } from './users.ts';

/** Deletes the field reports that an earlier story has stored on this device. */
async function clearFieldDatabase(): Promise<void> {
  const database = await openFieldDatabase();
  await Promise.all([...database.objectStoreNames].map((name) => database.clear(name)));
}

/** Puts the portal's own state where a story begins: everything closed, and the given user signed in with rights. */
export async function resetPortalState(
  user: StoryUser | undefined,
  dataRights?: readonly DataRight[],
): Promise<void> {
  setServiceAvailable(true);
  closePopup();
  setTrackOpen(false);
  setPlotSearchOpen(false);
  setPageReportOpen(false);
  setOpenDraft(undefined);
  clearPageNotice();
  setRepresentation(undefined);
  endSession();
  setGuest(undefined);
  localStorage.clear();
  await clearFieldDatabase();
  setNativeDigits(false);
  if (user !== undefined) {
    startSession({ ...users[user], ...(dataRights && { dataRights: [...dataRights] }) });
  }
  await reloadConfiguration().catch(() => undefined);
}
