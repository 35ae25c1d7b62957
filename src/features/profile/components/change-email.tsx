"use client";

import { type ReactNode, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { profile } from "@/content/profile";

const words = profile.account.move;

type ChangeEmailProps = { form: ReactNode; hasPassword: boolean };

/** The way to another address; its form is there once it is asked for. */
export function ChangeEmail({ form, hasPassword }: ChangeEmailProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!hasPassword) return <p className="note">{words.needsPassword}</p>;
  return (
    <>
      <div>
        <Button
          variant="line"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? form : null}
      </div>
    </>
  );
}
