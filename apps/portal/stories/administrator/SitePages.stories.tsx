import type { Output } from '@temple-land/portal-core';
import { samplePicture } from '../samples/casePage.ts';
import {
  contactDetails,
  newQuestionDetails,
  noticeDetails,
  tenderDetails,
} from '../samples/draftedRecords.ts';
import { sitePageDetails } from '../samples/sitePages.ts';
import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { attach, fill, press, see, seeText, steps } from '../screen/steps.ts';
import { answer, fail, never, respond } from '../service/mockedCall.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Public pages',
  args: { route: '/admin/pages', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

const { result } = sitePageDetails;
const page = { args: { path: '/admin/pages?page=terms' } };
const waiting = {
  reason: 'Order of the office',
  askedBy: 'Kabita Jena',
  askedOn: '2026-10-06T05:30:00.000Z',
};
const request = steps(
  fill('admin:changes.reason', 'The wording of the office.'),
  press('admin:rights.request'),
);

export const Filled: ScreenStory = {};
export const Loading: ScreenStory = { parameters: answers(never('sitePageList')) };
export const Empty: ScreenStory = {
  parameters: answers(answer('sitePageList', { status: 200, result: [] })),
};
export const Failed: ScreenStory = { parameters: answers(fail('sitePageList', 500)) };
export const Page: ScreenStory = page;
export const PageFailed: ScreenStory = {
  ...page,
  parameters: answers(fail('sitePageDetails', 500)),
};
export const BuiltIn: ScreenStory = {
  ...page,
  parameters: answers(
    answer('sitePageDetails', {
      status: 200,
      result: { draft: null, versions: [], waiting: null, present: null, documents: [] },
    }),
  ),
};
export const Waiting: ScreenStory = {
  ...page,
  parameters: answers(answer('sitePageDetails', { status: 200, result: { ...result, waiting } })),
};
export const Restored: ScreenStory = { ...page, play: steps(press('sitePages:versions.use')) };
export const Missing: ScreenStory = {
  ...page,
  play: steps(press('sitePages:section.add'), press('admin:rights.request')),
};
export const Discard: ScreenStory = { ...page, play: steps(press('sitePages:discard')) };
export const Saved: ScreenStory = { ...page, play: steps(press('sitePages:save')) };
export const Sent: ScreenStory = { ...page, play: request };
export const Conflict: ScreenStory = {
  ...page,
  parameters: answers(answer('sitePageDraftSave', { status: 409 })),
  play: request,
};

const show = (name: string, details: Output<'sitePageDetails'>) => ({
  args: { path: `/admin/pages?page=${name}` },
  parameters: answers(answer('sitePageDetails', details)),
});

export const Notice: ScreenStory = show('notification-12', noticeDetails);
export const NoticeWaiting: ScreenStory = show('notification-12', {
  status: 200,
  result: { ...noticeDetails.result, waiting },
});
export const NoticeMissing: ScreenStory = show('notification-99', {
  status: 200,
  result: { ...tenderDetails.result, present: null },
});
export const DocumentRemoved: ScreenStory = {
  ...show('notification-12', noticeDetails),
  play: steps(press('sitePages:document.remove')),
};
export const Tender: ScreenStory = show('tender-7', tenderDetails);
export const DocumentAdded: ScreenStory = {
  ...show('tender-7', tenderDetails),
  play: steps(attach(0), seeText('admin:document.added')),
};
export const Contact: ScreenStory = {
  ...show('contact-5', contactDetails),
  parameters: answers(
    answer('sitePageDetails', contactDetails),
    respond(
      'sitePageDraftFile',
      () => new Response(samplePicture, { headers: { 'content-type': 'image/png' } }),
    ),
  ),
  play: steps(see('main img[src^=blob]')),
};
export const NewQuestion: ScreenStory = {
  ...show('faq-new-1f', newQuestionDetails),
  play: steps(press('admin:rights.request')),
};
