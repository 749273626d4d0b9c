import {
  caseNoticeKinds,
  type CaseNotice,
  type CaseNoticeKind,
  type CaseParty,
} from '@temple-land/portal-core';
import { Button, Dialog, Form, Select, Stack, StatusPatch } from '@temple-land/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { OutcomeMessage } from '../../../common/feedback/OutcomeMessage.tsx';
import { DownloadLink } from '../../../common/files/DownloadLink.tsx';
import { breakAnywhere, meta, row, spaceBetween } from '../../../common/page/card.css.ts';
import { formatDate } from '../../../i18n/format.ts';
import { langAttribute } from '../../../i18n/langAttribute.ts';
import type { Translation } from '../../../i18n/textKey.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { announce } from '../../../state/announcement.ts';
import { entries, entry } from '../casePage/casePage.css.ts';
import { issueLabels, noticeLabels, serviceLabels } from './caseLabels.ts';
import { ServiceDialog } from './ServiceDialog.tsx';
import type { CasePapersState } from './useCasePapers.ts';

/** The props of `Notices`. */
export interface NoticesProps {
  applicationId: number;
  parties: readonly CaseParty[];
  notices: readonly CaseNotice[];
  mayEdit: boolean;
  changes: Pick<CasePapersState, 'issueNotice' | 'saveService'>;
}

function getNoticeTitle(
  { kind, hearingOn }: CaseNotice,
  { t }: Pick<Translation<'courtCase'>, 't'>,
): string {
  if (kind !== 'hearing') return t(noticeLabels[kind]);
  return t('courtCase:notice.hearing', { day: hearingOn === null ? '' : formatDate(hearingOn) });
}

function NoticeText({ notice, name }: { notice: CaseNotice; name: string }) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const language = useLanguage();
  const { issuedOn, servedOn, mode, note } = notice;
  return (
    <div>
      <b className={breakAnywhere} {...langAttribute(name, language)}>
        {name}
      </b>
      <p>{getNoticeTitle(notice, { t })}</p>
      <p className={meta}>{t('courtCase:notice.issued', { day: formatDate(issuedOn) })}</p>
      {servedOn === null || mode === null ? (
        <StatusPatch tone="warning">{t('courtCase:notice.unserved')}</StatusPatch>
      ) : (
        <StatusPatch tone="success">
          {t('courtCase:notice.served', {
            day: formatDate(servedOn),
            mode: t(serviceLabels[mode]),
          })}
        </StatusPatch>
      )}
      {note !== '' && (
        <p className={`${meta} ${breakAnywhere}`} {...langAttribute(note, language)}>
          {note}
        </p>
      )}
    </div>
  );
}

type IssueProps = Pick<NoticesProps, 'applicationId' | 'parties'> & {
  issueNotice: CasePapersState['issueNotice'];
  onClose: () => void;
};

function IssueDialog({ applicationId, parties, issueNotice, onClose }: IssueProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const formId = useId();
  const [partyId, setPartyId] = useState(String(parties[0]?.partyId ?? ''));
  const [kind, setKind] = useState<CaseNoticeKind>('hearing');
  const name = parties.find((party) => String(party.partyId) === partyId)?.name ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    issueNotice.mutate(
      { applicationId, partyId: Number(partyId), kind },
      {
        onSuccess: () => {
          announce(t('courtCase:notice.issuedTo', { name }));
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('courtCase:notice.issue')}
      footer={
        <>
          <Button onClick={onClose}>{t('courtCase:cancel')}</Button>
          <Button type="submit" form={formId} kind="primary" isPending={issueNotice.isPending}>
            {t(issueLabels[kind])}
          </Button>
        </>
      }
    >
      <OutcomeMessage message={issueNotice.error?.userMessage} />
      <Form id={formId} onSubmit={submit}>
        <Select
          label={t('courtCase:party.name')}
          value={partyId}
          options={parties.map((party) => ({ value: String(party.partyId), label: party.name }))}
          onChange={setPartyId}
        />
        <Select
          label={t('courtCase:notices')}
          value={kind}
          options={caseNoticeKinds.map((value) => ({ value, label: t(issueLabels[value]) }))}
          onChange={(value) => setKind(value as CaseNoticeKind)}
        />
      </Form>
    </Dialog>
  );
}

/** The notices to the parties of a case: their letters, their service, and the button that issues one. */
export function Notices({ applicationId, parties, notices, mayEdit, changes }: NoticesProps) {
  const { t } = useTranslation(['courtCase', 'common', 'specification']);
  const [open, setOpen] = useState<CaseNotice | 'issue'>();
  const nameOf = (partyId: number) =>
    parties.find((party) => party.partyId === partyId)?.name ?? '';
  const present = parties.filter(({ removedOn }) => removedOn === null);
  const close = () => {
    changes.issueNotice.reset();
    changes.saveService.reset();
    setOpen(undefined);
  };
  return (
    <Stack elementType="section" aria-labelledby="notices">
      <div className={spaceBetween}>
        <h3 id="notices">{t('courtCase:notices')}</h3>
        {mayEdit && present.length > 0 && (
          <Button onClick={() => setOpen('issue')}>{t('courtCase:notice.issue')}</Button>
        )}
      </div>
      {notices.length === 0 && <p>{t('courtCase:notice.none')}</p>}
      <ul className={entries}>
        {notices.map((notice) => (
          <li key={notice.noticeId} className={entry}>
            <NoticeText notice={notice} name={nameOf(notice.partyId)} />
            <div className={row}>
              <DownloadLink
                name="caseLetter"
                input={{ noticeId: notice.noticeId }}
                context={nameOf(notice.partyId)}
              >
                {t('courtCase:notice.letter')}
              </DownloadLink>
              {mayEdit && notice.servedOn === null && (
                <Button
                  kind="quiet"
                  aria-label={`${t('courtCase:notice.serve')}: ${nameOf(notice.partyId)}`}
                  onClick={() => setOpen(notice)}
                >
                  {t('courtCase:notice.serve')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {open === 'issue' && (
        <IssueDialog
          {...{ applicationId }}
          parties={present}
          issueNotice={changes.issueNotice}
          onClose={close}
        />
      )}
      {open !== undefined && open !== 'issue' && (
        <ServiceDialog
          {...{ applicationId }}
          notice={open}
          name={nameOf(open.partyId)}
          saveService={changes.saveService}
          onClose={close}
        />
      )}
    </Stack>
  );
}
