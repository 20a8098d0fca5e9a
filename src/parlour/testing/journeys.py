"""Journeys: every stage of a game's road played by the house, so that its goal is known to be within reach."""

from parlour.agents import levels
from parlour.core.chance import Seeded
from parlour.core.contract import OVER
from parlour.core.game import Game
from parlour.core.journeys.goal import Played, reached
from parlour.core.journeys.journey import Stage, begun
from parlour.core.journeys.reading import house_journey
from parlour.testing.promise import must

GAMES = 4  # of each stage, with the seeds 0, 1, 2 and so on
MOST_ACTIONS = 2_000  # of a game that is cut off


def reaches(game: Game, stage: Stage, seed: int, level: str) -> bool:
    """Tell whether one of the house reaches the goal of a stage against its opponent, in the game of a seed."""
    chance = Seeded(seed)
    state, told, seat = begun(game, stage, chance)
    players = {seat: levels.player(game, level), 1 - seat: levels.player(game, stage.opponent)}
    moves = 0
    for ply in range(MOST_ACTIONS):
        turn = game.to_act(state)
        if turn == OVER:
            break
        action = players[turn].choose(game, game.observe(state, turn), turn, seed * MOST_ACTIONS + ply)
        told += game.apply(state, action, chance)
        moves += turn == seat
    result = game.result(state)
    if result is None:
        return False
    return reached(stage.goal, Played(game.seats[seat], game.seats[1 - seat], result, told, moves))


def check_stage(game: Game, stage: Stage, games: int = GAMES) -> None:
    """Check that the strongest of the house reaches the goal of a stage as often as its file says."""
    strongest = game.levels.ladder[-1].name
    count = sum(reaches(game, stage, seed, strongest) for seed in range(games))
    must(count >= stage.reached * games, "the strongest reaches a goal as often as its file says", stage.name, count)


def check_journey(game: Game, games: int = GAMES) -> None:
    """Check the journey of a game, if it has one: its file is whole, and every goal can be reached."""
    journey = house_journey(game)
    for stage in journey.stages if journey is not None else ():
        check_stage(game, stage, games)
