import { ArrowLink } from '@clinic/ui/ArrowLink.tsx';
import { SectionHeading } from '@clinic/ui/SectionHeading.tsx';
import type { ComponentProps } from 'react';
import { Split } from '#components/patterns/Split.tsx';
import { SERVICES_PATH } from '#components/shell/navigation.ts';
import { serviceMessages } from '#messages/services.ts';
import { messages } from '#messages/shared.ts';
import { ServiceRows } from './ServiceRows.tsx';

/** Links to other services at the end of a service page. */
export function OtherServices({ services }: ComponentProps<typeof ServiceRows>) {
  return (
    <Split
      room="band"
      heading={
        <>
          <SectionHeading display={serviceMessages.sections.others} size="brief" />
          <ArrowLink href={SERVICES_PATH}>{messages.navigation.allServices}</ArrowLink>
        </>
      }
    >
      <ServiceRows services={services} size="brief" />
    </Split>
  );
}
