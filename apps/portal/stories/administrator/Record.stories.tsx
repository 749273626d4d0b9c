import { answers, screenMeta, type ScreenMeta, type ScreenStory } from '../screen/screenMeta.tsx';
import { attach, chooseFirst, fill, press, see, seeText, steps } from '../screen/steps.ts';
import { answer, fail, never } from '../service/mockedCall.ts';
import { adminHistory } from '../samples/workLists.ts';
import { mouzaMap } from '../samples/forms.ts';
import { landLists } from '../samples/landLists.ts';
import { officerAccount, unconfirmedAccount, waitingAccount } from '../samples/peopleLists.ts';

const meta = {
  ...screenMeta,
  title: 'Portal/Administrator/Record',
  args: {
    route: '/admin/manage/:entity',
    path: '/admin/manage/tender?open=1',
    user: 'administrator',
  },
} satisfies ScreenMeta;

export default meta;

export const Filled: ScreenStory = { args: { path: '/admin/manage/tender?open=1' } };
export const NewDistrict: ScreenStory = { args: { path: '/admin/manage/district?open=new' } };
export const NewTahasil: ScreenStory = { args: { path: '/admin/manage/tahasil?open=new' } };
export const NewMouza: ScreenStory = { args: { path: '/admin/manage/mouza?open=new' } };
export const NewKhatiyan: ScreenStory = { args: { path: '/admin/manage/khatian?open=new' } };
export const Khatiyan: ScreenStory = { args: { path: '/admin/manage/khatian?open=1' } };
export const KhatiyanWaiting: ScreenStory = {
  args: { path: '/admin/manage/khatian?open=1' },
  parameters: answers(
    answer('adminList', {
      status: 200,
      result: {
        // The answer is that of the list of satwas too, whose records have a name.
        rows: landLists.khatian.result.rows
          .slice(0, 1)
          .map((row) => ({ ...row, isWaiting: true, name: 'Debottar' })),
        total: 1,
      },
    }),
  ),
};
export const NewPlot: ScreenStory = { args: { path: '/admin/manage/plot?open=new' } };
export const NewKisam: ScreenStory = { args: { path: '/admin/manage/kisam?open=new' } };
export const Satwa: ScreenStory = { args: { path: '/admin/manage/satwa?open=1' } };
export const NewTender: ScreenStory = { args: { path: '/admin/manage/tender?open=new' } };
export const NewAuction: ScreenStory = { args: { path: '/admin/manage/auction?open=new' } };
export const NewNotice: ScreenStory = { args: { path: '/admin/manage/notification?open=new' } };
export const NewQuestion: ScreenStory = { args: { path: '/admin/manage/faq?open=new' } };
export const NewContact: ScreenStory = { args: { path: '/admin/manage/contact?open=new' } };
export const NewUser: ScreenStory = { args: { path: '/admin/manage/user?open=new' } };
export const NewUserInTahasil: ScreenStory = {
  args: { path: '/admin/manage/user?open=new' },
  play: steps(chooseFirst('common:place.district'), chooseFirst('common:place.tahasil')),
};
export const NewRole: ScreenStory = { args: { path: '/admin/manage/role?open=new' } };
export const SmsTemplate: ScreenStory = { args: { path: '/admin/manage/smsTemplate?open=2' } };
export const NewHoliday: ScreenStory = { args: { path: '/admin/manage/holiday?open=new' } };
export const NewReason: ScreenStory = { args: { path: '/admin/manage/reason?open=new' } };
export const Reason: ScreenStory = { args: { path: '/admin/manage/reason?open=2' } };
export const NewDocumentKind: ScreenStory = {
  args: { path: '/admin/manage/documentKind?open=new' },
};
export const DocumentKind: ScreenStory = {
  args: { path: '/admin/manage/documentKind?open=4' },
};
export const NewLimit: ScreenStory = { args: { path: '/admin/manage/limit?open=new' } };
export const HistoryOfPhoto: ScreenStory = {
  args: { path: '/admin/manage/contact?open=1' },
  parameters: answers(
    answer('adminHistory', {
      ...adminHistory,
      result: adminHistory.result.map((change) => ({
        ...change,
        fields: [{ name: 'uploadDoc', before: '', after: 'officer.png' }],
      })),
    }),
  ),
};
export const HistoryLoading: ScreenStory = {
  args: { path: '/admin/manage/reason?open=2' },
  parameters: answers(never('adminHistory')),
};
export const HistoryEmpty: ScreenStory = {
  args: { path: '/admin/manage/reason?open=2' },
  parameters: answers(answer('adminHistory', { status: 200, result: [] })),
};
export const HistoryFailed: ScreenStory = {
  args: { path: '/admin/manage/reason?open=2' },
  parameters: answers(fail('adminHistory', 500)),
};
export const Loading: ScreenStory = { parameters: answers(never('adminList')) };
export const Failed: ScreenStory = { parameters: answers(fail('adminList', 500)) };
export const Missing: ScreenStory = { parameters: answers(answer('adminList', { status: 404 })) };
export const Errors: ScreenStory = {
  args: { path: '/admin/manage/district?open=new' },
  play: steps(press('admin:save')),
};
export const Duplicate: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  parameters: answers(answer('adminSave', { status: 111, field: 'code' })),
  play: steps(press('admin:save')),
};
export const Conflict: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  parameters: answers(answer('adminSave', { status: 409 })),
  play: steps(press('admin:save')),
};
export const SaveFailed: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  parameters: answers(fail('adminSave', 500)),
  play: steps(press('admin:save')),
};
export const Retire: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  play: steps(press('admin:retire'), see('[role=alertdialog]')),
};
/** A change with the file of its document: the file is uploaded and has a language. */
export const SourceFile: ScreenStory = {
  args: { path: '/admin/manage/khatian?open=1' },
  play: steps(
    see('dialog[open] input[type=file]'),
    attach(-1),
    seeText('common:apply.document.uploaded'),
    seeText('admin:field.documentLanguage'),
  ),
};
/** The service refuses the file of a change: it was used before, or is too old. */
export const SourceFileRefused: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  parameters: answers(answer('adminSave', { status: 400, field: 'sourceFile' })),
  play: steps(press('admin:save'), see('[role=alert]')),
};
/** A file that is still being uploaded holds the change up. */
export const SourceFileUploading: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  parameters: answers(never('saveFileToTemp')),
  play: steps(
    see('dialog[open] input[type=file]'),
    attach(-1),
    press('admin:save'),
    seeText('admin:sourceFile.open'),
  ),
};
export const RetireWithSource: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  play: steps(
    press('admin:retire'),
    see('[role=alertdialog]'),
    attach(-1),
    seeText('common:apply.document.uploaded'),
  ),
};
export const RetireFailed: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  parameters: answers(answer('adminDelete', { status: 409 })),
  play: steps(
    press('admin:retire'),
    see('[role=alertdialog]'),
    press('admin:retire'),
    seeText('specification:admin.inUse'),
  ),
};
export const Restore: ScreenStory = {
  args: { path: '/admin/manage/district?open=1' },
  parameters: answers(
    answer('adminList', {
      status: 200,
      result: {
        rows: landLists.district.result.rows
          .slice(0, 1)
          .map((row) => ({ ...row, isActive: false })),
        total: 1,
      },
    }),
  ),
  play: steps(press('admin:restore'), see('[role=alertdialog]')),
};
/** The outline of a plot beside its map: typed points are moved onto its neighbours. */
export const PlotOutline: ScreenStory = {
  args: { path: '/admin/manage/plot?open=1' },
  parameters: answers(
    answer('mouzaMap', {
      ...mouzaMap,
      result: mouzaMap.result.map((plot, index) =>
        index === 5 ? { ...plot, plotCode: '1-1' } : plot,
      ),
    }),
  ),
  play: steps(
    see('dialog[open] [data-state]'),
    press('drawing:begin'),
    press('drawing:corners.asText'),
    fill(
      'admin:field.ring',
      '19.810452, 85.830502\n19.8105, 85.831\n19.8109, 85.831\n19.81085, 85.8305',
    ),
    press('drawing:snap.now'),
  ),
};
export const RetirePlot: ScreenStory = {
  args: { path: '/admin/manage/plot?open=1' },
  play: steps(press('admin:retire'), see('dialog[open] table')),
};
export const RetirePlotMissing: ScreenStory = {
  args: { path: '/admin/manage/plot?open=1' },
  play: steps(press('admin:retire'), press('admin:retirement.ask'), see('[aria-invalid=true]')),
};
export const User: ScreenStory = {
  args: { path: '/admin/manage/user?open=3' },
  parameters: answers(answer('adminList', officerAccount)),
};
export const UserWithoutConfirmation: ScreenStory = {
  args: { path: '/admin/manage/user?open=3' },
  parameters: answers(answer('adminList', unconfirmedAccount)),
};
export const Block: ScreenStory = {
  args: { path: '/admin/manage/user?open=3' },
  parameters: answers(answer('adminList', officerAccount)),
  play: steps(press('admin:user.block'), see('[role=alertdialog]')),
};
export const WaitingUser: ScreenStory = {
  args: { path: '/admin/manage/user?open=3' },
  parameters: answers(answer('adminList', waitingAccount)),
};
