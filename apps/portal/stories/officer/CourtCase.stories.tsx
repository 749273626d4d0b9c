import type { CasePapers } from '@temple-land/portal-core';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { fill, press, pressAt, see, steps } from '../screen/steps.ts';
import { casePapers } from '../samples/courtCase.ts';
import { courtCase } from '../samples/officer.ts';
import { longName, longText } from '../samples/long.ts';
import { answer, fail, never } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Officer/CourtCase',
  args: {
    route: '/officer/applications',
    path: '/officer/applications?type=3&open=CS/2026/PUR/000005&view=court',
    user: 'officer',
  },
} satisfies ScreenMeta;

export default meta;

const papers = (result: Partial<CasePapers>) =>
  answer('casePapers', { status: 200, result: { ...casePapers.result, ...result } });

export const Filled: ScreenStory = { play: steps(see('#parties')) };
export const Loading: ScreenStory = { parameters: answers(never('casePapers')) };
export const Empty: ScreenStory = {
  parameters: answers(papers({ parties: [], notices: [], appeals: [] })),
  play: steps(see('#parties')),
};
export const Failed: ScreenStory = { parameters: answers(fail('casePapers', 500)) };
export const NoAccess: ScreenStory = {
  parameters: answers(papers({ mayEdit: false, mayRecordAppeal: false })),
  play: steps(see('#parties')),
};
export const AddParty: ScreenStory = {
  play: steps(see('#parties'), press('courtCase:party.add'), see('[role=dialog]')),
};
export const PartyMissing: ScreenStory = {
  play: steps(
    see('#parties'),
    press('courtCase:party.add'),
    see('[role=dialog]'),
    press('courtCase:party.save'),
    see('[aria-invalid=true]'),
  ),
};
export const RemoveParty: ScreenStory = {
  play: steps(see('#parties'), pressAt('li button:nth-of-type(2)'), see('[role=alertdialog]')),
};
export const NumberReason: ScreenStory = {
  play: steps(see('#parties'), press('courtCase:party.number.show'), see('[role=dialog]')),
};
export const NumberReasonMissing: ScreenStory = {
  play: steps(
    see('#parties'),
    press('courtCase:party.number.show'),
    see('[role=dialog]'),
    pressAt('[role=dialog] button[type=submit]'),
    see('[aria-invalid=true]'),
  ),
};
export const NumberShown: ScreenStory = {
  play: steps(
    see('#parties'),
    press('courtCase:party.number.show'),
    see('[role=dialog]'),
    fill('officer:reporter.reason', 'The notice came back'),
    pressAt('[role=dialog] button[type=submit]'),
  ),
};
export const IssueNotice: ScreenStory = {
  play: steps(see('#parties'), press('courtCase:notice.issue'), see('[role=dialog]')),
};
export const ServiceMissing: ScreenStory = {
  play: steps(
    see('#notices'),
    pressAt('section[aria-labelledby=notices] li:last-child button:last-of-type'),
    see('[role=dialog]'),
    press('courtCase:service.save'),
    see('[aria-invalid=true]'),
  ),
};
export const AddAppeal: ScreenStory = {
  play: steps(see('#appeals'), press('courtCase:appeal.add'), see('[role=dialog]')),
};
export const AppealMissing: ScreenStory = {
  play: steps(
    see('#appeals'),
    press('courtCase:appeal.add'),
    see('[role=dialog]'),
    press('courtCase:appeal.save'),
    see('[aria-invalid=true]'),
  ),
};
export const ChangeAppeal: ScreenStory = {
  play: steps(
    see('#appeals'),
    pressAt('section[aria-labelledby=appeals] li:first-child button'),
    see('[role=dialog] textarea'),
  ),
};
export const Stayed: ScreenStory = {
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: {
        ...courtCase.result,
        state: 'STAYED',
        case: { ...courtCase.result.case, courtNo: 'WP(C) 4218/2026' },
      },
    }),
  ),
  play: steps(see('#parties')),
};
export const FiledByOffice: ScreenStory = {
  args: { path: '/officer/applications?type=3&open=CS/2026/PUR/000005' },
  parameters: answers(
    answer('officerApplication', {
      status: 200,
      result: { ...courtCase.result, filedAgainst: ['Sarat Kumar Sahu', 'Kusuma Swain'] },
    }),
  ),
};
export const VeryLong: ScreenStory = {
  parameters: answers(
    papers({
      parties: casePapers.result.parties.map((party) => ({
        ...party,
        name: longName,
        address: longText.slice(0, 300),
      })),
    }),
  ),
  play: steps(see('#parties')),
};
