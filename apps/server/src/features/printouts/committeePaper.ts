import {
  formatAcres,
  formatDate,
  formatRupees,
  isApplicationKind,
  landApplicationFields,
  type BilingualText,
  type CommitteeItem,
  type CommitteeResult,
} from '@temple-land/portal-core';
import { loadStepRights } from '../../db/accounts/roleRights.ts';
import { findMeeting, keepsMeetings, listItems } from '../../db/applications/committee.ts';
import type { MemberHandler } from '../../handler.ts';
import { createPlainFile } from './printoutFile.ts';
import type { PrintoutRow } from './renderPrintout.ts';
import { texts } from './printoutTexts.ts';

const resultTexts: Readonly<Record<CommitteeResult, BilingualText>> = {
  approved: texts.committeeApproved,
  rejected: texts.committeeRejected,
  deferred: texts.committeeDeferred,
};

const join = ({ en, or }: BilingualText) => `${en} · ${or}`;

function getKind({ applicationKind }: CommitteeItem): BilingualText {
  const { choices, printed } = landApplicationFields.applicationKind;
  return isApplicationKind(applicationKind) ? choices[applicationKind].printedText : printed.label;
}

function describeCase({
  applicant,
  mouza,
  khataNo,
  plotNo,
  areaGranted,
  amountDue,
}: CommitteeItem) {
  const land = [mouza, khataNo, plotNo].filter((part) => part !== '').join(' / ');
  const area =
    areaGranted === null ? '' : `${join(texts.areaGranted)}: ${formatAcres(areaGranted)}`;
  const due = amountDue === null ? '' : `${join(texts.amountDue)}: ${formatRupees(amountDue)}`;
  return [applicant, land, area, due].filter((part) => part !== '').join('. ');
}

function describeResolution({ result, resolutionNo, text, dissent }: CommitteeItem): string {
  if (result === null) return join(texts.committeeOpen);
  const words = [
    join(resultTexts[result]),
    resolutionNo === '' ? '' : `${join(texts.resolutionNo)}: ${resolutionNo}`,
    text,
    dissent === '' ? '' : `${join(texts.dissent)}: ${dissent}`,
  ];
  return words.filter((part) => part !== '').join('. ');
}

/** Builds the rows of an agenda or a minute: a row for each case in its order. */
export function buildPaperRows(
  paper: 'agenda' | 'minute',
  items: readonly CommitteeItem[],
): PrintoutRow[] {
  return items.map((item, index) => ({
    label: { en: `${index + 1}. ${item.applicationNo}, ${getKind(item).en}`, or: getKind(item).or },
    value:
      paper === 'agenda'
        ? describeCase(item)
        : `${describeCase(item)}. ${describeResolution(item)}`,
  }));
}

/**
 * Answers api/officer/committee/paper: the agenda or the minute of a meeting as a PDF; 404 without the right to keep
 * meetings.
 */
export const committeePaper: MemberHandler<'committeePaper'> = async (
  { meetingId, paper },
  context,
) => {
  const { db, caller, language } = context;
  if (!keepsMeetings(await loadStepRights(db, caller))) return undefined;
  const meeting = await findMeeting(db, meetingId);
  if (!meeting) return undefined;
  const { number, heldOn, place, members } = meeting;
  const rows = [
    { label: texts.heldOn, value: formatDate(heldOn) },
    { label: texts.meetingPlace, value: place },
    { label: texts.members, value: members.join('; ') },
    ...buildPaperRows(paper, await listItems(db, meetingId, language)),
  ];
  const title = paper === 'agenda' ? texts.agenda : texts.minute;
  return createPlainFile(context, { title, number, rows, text: texts.committee }, paper);
};
