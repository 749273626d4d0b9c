import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { answer, disconnect, fail, never } from '../service/mockedCall.ts';
import { longText } from '../samples/long.ts';
import { publishLists } from '../samples/publishLists.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Lists',
  args: { route: '/admin/manage/:entity', path: '/admin/manage/tender', user: 'administrator' },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = { args: { path: '/admin/manage/tender' } };
export const DistrictsList: ScreenStory = { args: { path: '/admin/manage/district' } };
export const TahasilsList: ScreenStory = { args: { path: '/admin/manage/tahasil' } };
export const MouzasList: ScreenStory = { args: { path: '/admin/manage/mouza' } };
export const KhatiyansList: ScreenStory = { args: { path: '/admin/manage/khatian' } };
export const PlotsList: ScreenStory = { args: { path: '/admin/manage/plot' } };
export const KisamsList: ScreenStory = { args: { path: '/admin/manage/kisam' } };
export const SatwasList: ScreenStory = { args: { path: '/admin/manage/satwa' } };
export const AuctionsList: ScreenStory = { args: { path: '/admin/manage/auction' } };
export const NoticesList: ScreenStory = { args: { path: '/admin/manage/notification' } };
export const QuestionsList: ScreenStory = { args: { path: '/admin/manage/faq' } };
export const ContactsList: ScreenStory = { args: { path: '/admin/manage/contact' } };
export const UsersList: ScreenStory = { args: { path: '/admin/manage/user' } };
export const RolesList: ScreenStory = { args: { path: '/admin/manage/role' } };
export const SmsTemplates: ScreenStory = { args: { path: '/admin/manage/smsTemplate' } };
export const HolidaysList: ScreenStory = { args: { path: '/admin/manage/holiday' } };
export const ReasonsList: ScreenStory = { args: { path: '/admin/manage/reason' } };
export const DocumentKindsList: ScreenStory = { args: { path: '/admin/manage/documentKind' } };
export const LimitsList: ScreenStory = { args: { path: '/admin/manage/limit' } };
export const Loading: ScreenStory = { parameters: answers(never('adminList')) };
export const Empty: ScreenStory = { parameters: answers(answer('adminList', { status: 404 })) };
export const Failed: ScreenStory = { parameters: answers(fail('adminList', 500)) };
export const Offline: ScreenStory = { parameters: answers(disconnect('adminList')) };
export const NoAccess: ScreenStory = { parameters: answers(answer('adminList', { status: 403 })) };
export const VeryLong: ScreenStory = {
  parameters: answers(
    answer('adminList', {
      status: 200,
      result: {
        rows: publishLists.tender.result.rows.map((row) => ({ ...row, title: longText })),
        total: 3,
      },
    }),
  ),
};
