import type { RecordPlace } from '@temple-land/portal-core';
import { Alert, Breadcrumbs, Button, ButtonLink, Icon, PageHeader } from '@temple-land/ui';
import { FilePenLine, Map as MapIcon, Printer } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  buildCorrectionPath,
  type CorrectionSubject,
} from '../../../common/corrections/correctionPaths.ts';
import { buildKhatiyanMapPath } from '../../../common/land/khatiyanMapPath.ts';
import { Retry } from '../../../common/feedback/Retry.tsx';

import { useMayCall } from '../../../state/useMayCall.ts';
import type { UserMessage } from '../../../state/userMessage.ts';
import * as styles from '../layout/officer.css.ts';
import { OfficerFrame } from '../layout/OfficerFrame.tsx';
import { useRecordCrumbs } from './useRecordLinks.ts';

/** The props of `RecordHead`. */
export interface RecordHeadProps {
  place: RecordPlace;
  title: string;
  /** The name of the record below its places. */
  name: string;
  /** More links beside those to the map and to print. */
  links?: ReactNode;
}

/** The head of a record: its places as links, its title, and the links to the map and to print. */
export function RecordHead({ place, title, name, links }: RecordHeadProps) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  const crumbs = useRecordCrumbs(place);
  const mayMap = useMayCall('mapLayers');
  const { khataNoId, khataNo, mouza_name: mouza, tehsil_name: tahasil } = place;
  const lead = t('landRecord:lead', {
    khatiyan: khataNo,
    place: [mouza, tahasil, place.district_name].join(', '),
  });
  return (
    <>
      <div className={styles.breadcrumbs}>
        <Breadcrumbs label={t('landRecord:crumbs')} crumbs={crumbs} currentLabel={name} />
      </div>
      <PageHeader
        size="app"
        title={title}
        lead={lead}
        actions={
          <div className={styles.screenOnly}>
            {links}
            {mayMap && (
              <ButtonLink
                href={buildKhatiyanMapPath({ khataNoId, khataNo, mouza })}
                icon={<Icon of={MapIcon} />}
              >
                {t('landRecord:map')}
              </ButtonLink>
            )}
            <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
              {t('landRecord:print')}
            </Button>
          </div>
        }
      />
    </>
  );
}

/** The link with which an officer reports an error in a record. */
export function ReportErrorLink({ subject }: { subject: CorrectionSubject }) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  return (
    <ButtonLink href={buildCorrectionPath(subject, 'O')} icon={<Icon of={FilePenLine} />}>
      {t('common:corrections.report')}
    </ButtonLink>
  );
}

/** The props of `RecordPage`. */
export interface RecordPageProps {
  /** The title until the record is loaded. */
  title: string;
  isPending: boolean;
  message: UserMessage | undefined;
  onRetry: () => unknown;
  /** The record; absent where there is none. */
  children: ReactNode;
}

/** The frame of the page of a record: loading, failed, not found, or the record. */
export function RecordPage({ title, isPending, message, onRetry, children }: RecordPageProps) {
  const { t } = useTranslation(['landRecord', 'common', 'specification']);
  if (children !== undefined) return <OfficerFrame>{children}</OfficerFrame>;
  return (
    <OfficerFrame>
      <PageHeader
        size="app"
        title={title}
        {...(isPending ? { lead: t('landRecord:loading') } : {})}
      />
      <Retry message={message} onRetry={onRetry} />
      {!isPending && message === undefined && (
        <Alert tone="info">
          <p>{t('landRecord:missing')}</p>
        </Alert>
      )}
    </OfficerFrame>
  );
}
