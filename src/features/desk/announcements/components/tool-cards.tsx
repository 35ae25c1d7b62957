"use client";

import { DeskGrid } from "../../components/desk-grid";
import type { ListedTool } from "../list-service";
import { ToolCard } from "./tool-card";

/** The three tools: whether the site shows them as open, and the way to their letters. */
export function ToolCards({ tools }: { tools: ListedTool[] }) {
  return (
    <DeskGrid columns="threeAlike">
      {tools.map((tool) => (
        <ToolCard key={tool.id} tool={tool} />
      ))}
    </DeskGrid>
  );
}
