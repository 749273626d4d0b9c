import { workflowKinds, type RoleOfRights, type WorkflowType } from '@temple-land/portal-core';
import { Alert, Link, PageHeader, Select } from '@temple-land/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, useSearchParams } from 'react-router-dom';
import { useStepNames } from '../../../common/applications/useStepNames.ts';
import { EmptyMessage } from '../../../common/feedback/EmptyMessage.tsx';
import { Loading } from '../../../common/feedback/Loading.tsx';
import { Retry } from '../../../common/feedback/Retry.tsx';
import { cardBody, flushCard, listHead } from '../../../common/page/card.css.ts';
import { AdminFrame } from '../layout/AdminFrame.tsx';
import * as listStyles from '../questions/questions.css.ts';
import { DataRights } from './DataRights.tsx';
import { RightsRequest } from './RightsRequest.tsx';
import { compareRights } from './rightsDraft.ts';
import { StageRights } from './StageRights.tsx';
import { UncoveredStages } from './UncoveredStages.tsx';
import { useStepRights } from './useStepRights.ts';

const types: readonly WorkflowType[] = [2, 1, 3, 6];

/** The part of the page that shows the rights to data, in place of a workflow. */
const dataPart = 'data';
type Part = WorkflowType | typeof dataPart;

interface FilterProps {
  roles: readonly RoleOfRights[];
  role: RoleOfRights;
  type: Part;
  onChange: (role: string, type: string) => void;
}

function Filters({ roles, role, type, onChange }: FilterProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const { getWorkflowName } = useStepNames();
  const describe = ({ roleName, officers: count }: RoleOfRights) =>
    `${roleName} (${t('rights.officers', { count })})`;
  return (
    <div className={listStyles.filters}>
      <Select
        label={t('role.one')}
        optionalLabel=""
        options={roles.map((one) => ({ value: String(one.roleId), label: describe(one) }))}
        value={String(role.roleId)}
        onChange={(value) => onChange(value, String(type))}
      />
      <Select
        label={t('common:application.type')}
        optionalLabel=""
        options={[
          ...types.map((one) => ({ value: String(one), label: getWorkflowName(one) })),
          { value: dataPart, label: t('rights.data') },
        ]}
        value={String(type)}
        onChange={(value) => onChange(String(role.roleId), value)}
      />
    </div>
  );
}

function WaitingNotice() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Alert tone="info" role="none">
      <p>{t('rights.waiting')}</p>
      <Link href={href('/admin/changes')} isAlone>
        {t('common:title.changes')}
      </Link>
    </Alert>
  );
}

/** The rights of one role as checkboxes, and the request for their change; it starts from the rights held now. */
function RightsCard(props: FilterProps & { onSent: (roleName: string) => void }) {
  const { roles, role, type, onSent } = props;
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [drafts, setDrafts] = useState<Readonly<Record<number, readonly string[]>>>({});
  const chosen = drafts[role.roleId] ?? role.rights;
  const choose = (rights: readonly string[]) => setDrafts({ ...drafts, [role.roleId]: rights });
  return (
    <section className={flushCard} aria-label={t('common:title.stepRights')}>
      <div className={listHead}>
        <Filters {...props} />
      </div>
      <div className={cardBody}>
        {type === dataPart ? (
          <DataRights role={role} chosen={chosen} onChosen={choose} />
        ) : (
          <StageRights roles={roles} role={role} type={type} chosen={chosen} onChosen={choose} />
        )}
      </div>
      {!role.isWaiting && (
        <RightsRequest
          key={role.roleId}
          role={role}
          difference={compareRights(role.rights, chosen)}
          onReset={() => choose(role.rights)}
          onSent={() => {
            choose(role.rights);
            onSent(role.roleName);
          }}
        />
      )}
    </section>
  );
}

/** The page of the rights of roles to take the steps of the workflows. */
export function StepRightsPage() {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  const [address, setAddress] = useSearchParams();
  const { roles, uncovered, isPending, message, refetch } = useStepRights();
  const [sentRole, setSentRole] = useState('');
  const messageRef = useRef<HTMLDivElement>(null);
  const role = roles.find(({ roleId }) => String(roleId) === address.get('role')) ?? roles[0];
  const part = address.get('workflow');
  const type = part === dataPart ? part : (types.find((one) => workflowKinds[one] === part) ?? 2);
  const show = (roleId: string, of: string) => {
    setSentRole('');
    const chosen = types.find((one) => String(one) === of) ?? 2;
    const workflow = of === dataPart ? dataPart : workflowKinds[chosen];
    setAddress({ role: roleId, workflow }, { replace: true });
  };
  const finish = (roleName: string) => {
    setSentRole(roleName);
    messageRef.current?.focus();
  };
  return (
    <AdminFrame>
      <PageHeader size="app" title={t('common:title.stepRights')} lead={t('rights.lead')} />
      <div ref={messageRef} tabIndex={-1} className={listStyles.message}>
        {sentRole !== '' && (
          <Alert tone="success">
            <p>{t('rights.sent', { role: sentRole })}</p>
          </Alert>
        )}
      </div>
      <Retry message={message} onRetry={refetch} />
      {isPending && <Loading />}
      {!isPending && message === undefined && role === undefined && (
        <EmptyMessage title={t('rights.empty')} />
      )}
      <UncoveredStages stages={uncovered} />
      {role?.isWaiting === true && <WaitingNotice />}
      {role && <RightsCard roles={roles} role={role} type={type} onChange={show} onSent={finish} />}
    </AdminFrame>
  );
}
